import { DEFAULT_ORDER } from '../list/list-state';

export type SortOrder = 'ascend' | 'descend';

/** How `orderBy` (`Created desc`) sorts the column of `field`, in the table's words. */
export function sortOrderOf(orderBy: string, field: string | undefined): SortOrder | null {
  const [name, direction] = orderBy.split(' ');
  if (name !== field) return null;
  return direction === 'desc' ? 'descend' : 'ascend';
}

/** What a press on a column's title asks for: rising, falling, then the usual order again. */
export const nextOrder = (field: string, order: SortOrder | null) =>
  orderByOf(field, order === null ? 'ascend' : order === 'ascend' ? 'descend' : null);

/** `orderBy` for the table's words; the usual order where a column gives up sorting. */
export const orderByOf = (field: string | undefined, order: SortOrder | null | undefined) =>
  field && order ? `${field} ${order === 'descend' ? 'desc' : 'asc'}` : DEFAULT_ORDER;
