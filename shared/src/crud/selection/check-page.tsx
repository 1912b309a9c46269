import type { CrudRow } from '../types';
import { Check } from './check';
import type { Selection } from './use-selection';

interface Props<T> {
  selection: Selection<T>;
  rows: readonly T[];
  written?: boolean;
}

/** Selects or deselects all rows of the page. */
export function CheckPage<T extends CrudRow>({ selection, rows, written }: Props<T>) {
  const here = rows.filter(({ Code }) => selection.has(Code)).length;
  return (
    <Check
      label="Selecionar todos desta página"
      checked={rows.length > 0 && here === rows.length}
      disabled={rows.length === 0}
      partly={here > 0 && here < rows.length}
      onChange={(on) => selection.set(rows, on)}
      written={written ? 'Todos' : undefined}
    />
  );
}
