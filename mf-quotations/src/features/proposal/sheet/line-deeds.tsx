import { Button } from '@rodovia/shared/crud';
import type { Dispatch } from 'react';
import type { DraftLine } from '../draft/draft';
import type { SheetAction } from '../draft/reducer';

export interface DeedProps {
  line: DraftLine;
  row: number;
  dispatch: Dispatch<SheetAction>;
  /** Opens the choice of another product. */
  onSubstitute: (line: DraftLine) => void;
}

/** What can be done with a whole line: another product, none, or none of it. */
export function LineDeeds({ line, row, dispatch, onSubstitute }: DeedProps) {
  const name = `linha ${row + 1}: ${line.description}`;
  const { key, asked, declined } = line;
  if (!asked)
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
