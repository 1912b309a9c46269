import { Button } from '@rodovia/shared/crud';
import type { Dispatch } from 'react';
import type { DraftLine } from '../../draft/draft';
import type { SheetAction } from '../../draft/reducer';

export interface LineActionsProps {
  line: DraftLine;
  row: number;
  dispatch: Dispatch<SheetAction>;
  /** Opens the choice of another product. */
  onSubstitute: (line: DraftLine) => void;
}

/** Actions on a line: substitute its product, decline, or remove it. */
export function LineActions({ line, row, dispatch, onSubstitute }: LineActionsProps) {
  const name = `linha ${row + 1}: ${line.description}`;
  const { key, requested, declined } = line;
  if (!requested)
    return (
      <Button size="small" danger aria-label={`Remover, ${name}`} onClick={() => dispatch({ type: 'remove', key })}>
        Remover
      </Button>
    );
  return (
    <>
      {!declined && (
        <Button size="small" aria-label={`Substituir, ${name}`} onClick={() => onSubstitute(line)}>
          Substituir
        </Button>
      )}
      <Button
        size="small"
        aria-label={`${declined ? 'Atender' : 'Não atender'}, ${name}`}
        onClick={() => dispatch({ type: 'decline', key, declined: !declined })}
      >
        {declined ? 'Atender' : 'Não atender'}
      </Button>
    </>
  );
}
