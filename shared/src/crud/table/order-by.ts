import { DEFAULT_ORDER } from '../list/list-state';

/** Direction of a sorted column, in antd’s words. */
export type SortOrder = 'ascend' | 'descend';

/** Returns how `orderBy` (`Created desc`) sorts the column of `field`. */
export function sortOrderOf(orderBy: string, field: string | undefined): SortOrder | null {
  const [name, direction] = orderBy.split(' ');
  if (name !== field) return null;
  return direction === 'desc' ? 'descend' : 'ascend';
}

/** Returns the next order when a column heading is pressed: ascending, descending, default. */
export const nextOrder = (field: string, order: SortOrder | null) =>
  orderByOf(field, order === null ? 'ascend' : order === 'ascend' ? 'descend' : null);

/** Returns the `orderBy` of a sorted column; the default order if it is not sorted. */
export const orderByOf = (field: string | undefined, order: SortOrder | null | undefined) =>
  field && order ? `${field} ${order === 'descend' ? 'desc' : 'asc'}` : DEFAULT_ORDER;
