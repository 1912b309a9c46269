import { formatInstant } from '@rodovia/shared/runtime';
import { StatusButton } from './table/cells/status-button';
import type { Column } from './types';

type TextField<T> = { [K in keyof T]: T[K] extends string | number ? K : never }[keyof T] & string;
type Extras<T> = Partial<Pick<Column<T>, 'width' | 'grows' | 'rank' | 'brief' | 'edits' | 'align' | 'sortBy' | 'link'>>;

/** Column that shows a field as it is. It sorts by that field unless `extras` say otherwise. */
export const text = <T,>(field: TextField<T>, title: string, extras: Extras<T> = {}): Column<T> => ({
  key: field,
  title,
  sortBy: field,
  render: (row) => String(row[field]),
  ...extras,
});

/** Column for the creation time, `21/11/2026 às 14:05`. */
export const created = <T extends { Created: string }>(): Column<T> => ({
  key: 'Created',
  title: 'Criado em',
  sortBy: 'Created',
  width: 166,
  rank: 1,
  render: (row) => formatInstant(row.Created),
});

/** Column for the time of the last change. */
export const updated = <T extends { Updated: string }>(): Column<T> => ({
  key: 'Updated',
  title: 'Atualizado em',
  sortBy: 'Updated',
  width: 166,
  rank: 1,
  render: (row) => formatInstant(row.Updated),
});

/** Column for the status (Ativo or Inativo) with a button that changes it after a confirmation. */
export const status = <T extends { IsActive: boolean }>(): Column<T> => ({
  key: 'IsActive',
  title: 'Status',
  sortBy: 'IsActive',
  width: 112,
  rank: 3,
  render: (row, tools) => (
    <StatusButton active={row.IsActive} name={tools.nameOf(row)} onToggle={() => tools.toggle?.(row)} />
  ),
});

/** Returns the columns of a list of records that can be deactivated: the given ones, followed by the common ones. */
export const recordColumns = <T extends { Created: string; Updated: string; IsActive: boolean }>(
  ...own: Column<T>[]
): Column<T>[] => [...own, created(), updated(), status()];
