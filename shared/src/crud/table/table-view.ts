import type { HTMLAttributes, ReactNode } from 'react';
import type { CrudRow } from '../types';
import type { TableColumn } from './table-columns';

/** A row, or the place of one that is still on the way. */
export type Slot<T> = T | { Code: string; pending: true };

export const isPending = <T extends CrudRow>(slot: Slot<T>): slot is { Code: string; pending: true } =>
  'pending' in slot;

/** What a table shows, whoever draws it. */
export interface TableView<T extends CrudRow> {
  columns: readonly TableColumn<T>[];
  slots: readonly Slot<T>[];
  orderBy: string;
  onSort: (orderBy: string) => void;
  /** Class of a row that is chosen. */
  classOf: (slot: Slot<T>) => string;
  handlersOf: (row: T, index: number) => HTMLAttributes<HTMLTableRowElement>;
  /** What a row shows under itself while it is open. */
  rest: (row: T) => ReactNode;
  isOpen: (code: string) => boolean;
}
