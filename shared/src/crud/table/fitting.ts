import type { Column } from '../types';

/** Pixels that the name of a record has at least. */
export const NAME_LEAST = 160;
type Fitted = Pick<Column<never>, 'key' | 'width' | 'rank'>;

/** Pixels that a column needs. Those without a width share what is left, the name's among them: each needs as much. */
export const leastOf = ({ width = NAME_LEAST }: Fitted, isName: boolean): number =>
  isName ? Math.max(width, NAME_LEAST) : width;

/** The first to go stands first: by rank, and among equals the last of the table. */
function inOrderOfGoing<C extends Fitted>(columns: readonly C[]): C[] {
  const rankOf = ({ rank }: C): number => rank ?? 4;
  return [...columns].reverse().sort((one, other) => {
    const [first, second] = [rankOf(one), rankOf(other)];
    return first === second ? 0 : first - second;
  });
}

/**
 * Which columns have no room where `width` pixels are left for all of them: as many as must go, and none that would
 * still fit. The record's name, `name`, always stays.
 */
export function withoutRoom<C extends Fitted>(columns: readonly C[], name: string | undefined, width: number): C[] {
  const need = (column: C) => leastOf(column, column.key === name);
  let missing = columns.reduce((sum, column) => sum + need(column), 0) - width;
  const gone: C[] = [];
  for (const column of inOrderOfGoing(columns)) {
    if (missing <= 0) break;
    if (column.key === name) continue;
    gone.push(column);
    missing -= need(column);
  }
  return columns.filter((column) => gone.includes(column));
}
