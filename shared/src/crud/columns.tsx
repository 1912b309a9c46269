import { formatInstant } from '@rodovia/shared/runtime';
import { StatusButton } from './table/status-button';
import type { Column } from './types';

type TextField<T> = { [K in keyof T]: T[K] extends string | number ? K : never }[keyof T] & string;
type Extras<T> = Partial<Pick<Column<T>, 'width' | 'rank' | 'brief' | 'edits' | 'align' | 'sortBy' | 'link'>>;

/** A field as it is; sorts by that field unless told otherwise. */
export const text = <T,>(field: TextField<T>, title: string, extras: Extras<T> = {}): Column<T> => ({
  key: field,
  title,
  sortBy: field,
  render: (row) => String(row[field]),
  ...extras,
});

/** When the record was created, `21/11/2026 às 14:05`. */
export const created = <T extends { Created: string }>(): Column<T> => ({
  key: 'Created',
  title: 'Criado em',
  sortBy: 'Created',
  width: 166,
  rank: 1,
  render: (row) => formatInstant(row.Created),
});

/** When the record last changed. */
export const updated = <T extends { Updated: string }>(): Column<T> => ({
  key: 'Updated',
  title: 'Atualizado em',
  sortBy: 'Updated',
  width: 166,
  rank: 1,
  render: (row) => formatInstant(row.Updated),
});

/** Ativo or Inativo, as a button that switches after asking. */
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

/** The columns of a list of records that can be switched off: its own, and those that every such list ends with. */
export const recordColumns = <T extends { Created: string; Updated: string; IsActive: boolean }>(
  ...own: Column<T>[]
): Column<T>[] => [...own, created(), updated(), status()];
