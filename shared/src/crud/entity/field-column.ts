import type { Field } from '../../contracts/records';
import type { Column } from '../types';
import { fieldText } from './field-value';

type Extras<T> = Partial<Pick<Column<T>, 'width' | 'grows' | 'rank' | 'brief' | 'edits' | 'align' | 'link'>>;

/** Converts an entity's field to a list column. */
export const column = <T extends object>(
  field: Field & { wire: keyof T & string },
  extras: Extras<T> = {},
): Column<T> => ({
  key: field.kind === 'relation' ? field.record : field.wire,
  title: field.label,
  sortBy: field.sortable ? field.wire : undefined,
  render: (row) => fieldText(field, row),
  ...extras,
});
