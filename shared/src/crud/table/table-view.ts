import type { HTMLAttributes, ReactNode } from 'react';
import type { CrudRow } from '../types';
import type { TableColumn } from './table-columns';

/** A row, or a placeholder for a row that is loading. */
export type Slot<T> = T | { Code: string; pending: true };

/** Says whether a row's record has not arrived yet. */
export const isPending = <T extends CrudRow>(slot: Slot<T>): slot is { Code: string; pending: true } =>
  'pending' in slot;

/** State of a table, independent of how it is rendered. */
export interface TableView<T extends CrudRow> {
  columns: readonly TableColumn<T>[];
  slots: readonly Slot<T>[];
  orderBy: string;
  onSort: (orderBy: string) => void;
  /** Returns the class of a row. */
  classOf: (slot: Slot<T>) => string;
  handlersOf: (row: T, index: number) => HTMLAttributes<HTMLTableRowElement>;
  /** Returns the content of an expanded row. */
  rest: (row: T) => ReactNode;
  isOpen: (code: string) => boolean;
}
