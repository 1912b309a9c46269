import type { KeyboardEvent } from 'react';

/** Attributes that identify the cell of an input for keyboard navigation. */
export const cellProps = (row: number, column: string) => ({ 'data-row': row, 'data-column': column });

const inputAt = (table: Element, row: number, column: string) =>
  table.querySelector<HTMLInputElement>(`[data-row="${row}"][data-column="${column}"]:not(:disabled)`);

/** Focuses a cell and selects its text, like a spreadsheet. Returns whether the cell exists. */
export function focusCell(table: Element, row: number, column: string): boolean {
  const input = inputAt(table, row, column);
  input?.focus();
  input?.select?.();
  return input !== null;
}

/** Focuses the next row with such a cell; rows that are not offered have no price. */
function focusNext(table: Element, from: number, step: number, column: string) {
  const last = table.querySelectorAll('tbody > tr').length;
  for (let row = from + step; row >= 0 && row < last; row += step) if (focusCell(table, row, column)) return;
}

/** Returns the movement for a key: rows to move and target column; undefined if the key keeps its default behaviour. */
function moveOf({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent, column: string) {
  if (altKey || ctrlKey || metaKey) return undefined;
  if (key === 'Enter') return { step: shiftKey ? -1 : 1, column: 'price' };
  if (key === 'ArrowDown') return { step: 1, column };
  return key === 'ArrowUp' ? { step: -1, column } : undefined;
}

/** Keyboard navigation: Enter and arrows move between rows; Tab works as everywhere. */
export function onSheetKey(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget: table } = event;
  if (!(target instanceof HTMLInputElement)) return;
  const { row, column } = target.dataset;
  const move = row && column ? moveOf(event, column) : undefined;
  if (!move) return;
  event.preventDefault();
  focusNext(table, Number(row), move.step, move.column);
}
