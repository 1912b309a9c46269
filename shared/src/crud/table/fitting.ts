import type { Column } from '../types';

/** Minimum width of the record's name, in pixels. */
export const MIN_NAME_WIDTH = 160;
type Fitted = Pick<Column<never>, 'key' | 'width' | 'rank'>;

/**
 * Minimum width of a column in pixels. Columns without a width share the remaining space, so each needs as much as the
 * name.
 */
export const leastOf = ({ width = MIN_NAME_WIDTH }: Fitted, isName: boolean): number =>
  isName ? Math.max(width, MIN_NAME_WIDTH) : width;

/** Space in pixels from which on columns that grow share what remains, instead of leaving it to the name. */
const ROOM = 160;

/** Returns whether columns leave so much of `width` pixels that those that grow get a share of it. */
export const isRoomy = (columns: readonly Fitted[], name: string | undefined, width: number): boolean =>
  columns.reduce((sum, column) => sum + leastOf(column, column.key === name), ROOM) <= width;

/** Sorts columns by the order in which they are hidden: by rank, then from the end of the table. */
function inOrderOfGoing<C extends Fitted>(columns: readonly C[]): C[] {
  const rankOf = ({ rank }: C): number => rank ?? 4;
  return [...columns].reverse().sort((one, other) => {
    const [first, second] = [rankOf(one), rankOf(other)];
    return first === second ? 0 : first - second;
  });
}

/**
 * Returns the columns to hide so that the others fit into `width` pixels. Hides as few as possible, and never the
 * column `name`.
 */
export function withoutRoom<C extends Fitted>(columns: readonly C[], name: string | undefined, width: number): C[] {
  const need = (column: C) => leastOf(column, column.key === name);
  let missing = columns.reduce((sum, column) => sum + need(column), 0) - width;
  const hidden: C[] = [];
  for (const column of inOrderOfGoing(columns)) {
    if (missing <= 0) break;
    if (column.key === name) continue;
    hidden.push(column);
    missing -= need(column);
  }
  return columns.filter((column) => hidden.includes(column));
}
