import { MAX_QUOTE_LENGTH } from '@rodovia/shared/contracts/quotations';
import { Button } from '@rodovia/shared/crud';
import { useLocation, useNavigate } from '@rodovia/shared/router';
import type { Dispatch } from 'react';
import { type DraftLine, isPending } from '../../draft/draft';
import type { SheetAction } from '../../draft/reducer';

export interface LineActionsProps {
  line: DraftLine;
  row: number;
  dispatch: Dispatch<SheetAction>;
  /** Opens the choice of another product. */
  onSubstitute: (line: DraftLine) => void;
}

/** Opens the conversation with what the customer wrote as a quote. */
function AskButton({ words, name }: { words: string; name: string }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const ask = () => navigate({ search, hash: '#conversa' }, { state: { quote: words.slice(0, MAX_QUOTE_LENGTH) } });
  return (
    <Button size="small" aria-label={`Perguntar ao cliente, ${name}`} onClick={ask}>
      Perguntar
    </Button>
  );
}

/** Actions on a line: substitute its product, decline, or remove it. */
export function LineActions({ line, row, dispatch, onSubstitute }: LineActionsProps) {
  const name = `linha ${row + 1}: ${line.description}`;
  const { key, requested, written, declined, productCode } = line;
  if (!requested && !written)
    return (
      <Button size="small" danger aria-label={`Remover, ${name}`} onClick={() => dispatch({ type: 'remove', key })}>
        Remover
      </Button>
    );
  const verb = written && productCode === null ? 'Responder' : 'Substituir';
  return (
    <>
      {!declined && (
        <Button size="small" aria-label={`${verb}, ${name}`} onClick={() => onSubstitute(line)}>
          {verb}
        </Button>
      )}
      <Button
        size="small"
        aria-label={`${declined ? 'Atender' : 'Não atender'}, ${name}`}
        onClick={() => dispatch({ type: 'decline', key, declined: !declined })}
      >
        {declined ? 'Atender' : 'Não atender'}
      </Button>
      {isPending(line) && written && <AskButton words={written.Text} name={name} />}
    </>
  );
}
