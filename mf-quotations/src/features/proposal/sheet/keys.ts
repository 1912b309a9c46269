import type { KeyboardEvent } from 'react';

/** Attributes that tell the keys which cell an input is. */
export const cellProps = (row: number, column: string) => ({ 'data-row': row, 'data-column': column });

const inputAt = (table: Element, row: number, column: string) =>
  table.querySelector<HTMLInputElement>(`[data-row="${row}"][data-column="${column}"]:not(:disabled)`);

/** Focuses a cell with all of its text chosen, as a spreadsheet does. Answers whether it is there. */
export function focusCell(table: Element, row: number, column: string): boolean {
  const input = inputAt(table, row, column);
  input?.focus();
  input?.select?.();
  return input !== null;
}

/** The next row in a direction that has such a cell; rows that are not offered have no price. */
function focusNext(table: Element, from: number, step: number, column: string) {
  const last = table.querySelectorAll('tbody > tr').length;
  for (let row = from + step; row >= 0 && row < last; row += step) if (focusCell(table, row, column)) return;
}

/** What a key does in a cell: how many rows on, and to which column; undefined where it does what it always does. */
function moveOf({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent, column: string) {
  if (altKey || ctrlKey || metaKey) return undefined;
  if (key === 'Enter') return { step: shiftKey ? -1 : 1, column: 'price' };
  if (key === 'ArrowDown') return { step: 1, column };
  return key === 'ArrowUp' ? { step: -1, column } : undefined;
}

/** Enter and the arrows go from row to row; Tab goes across, as everywhere. */
export function onSheetKey(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget: table } = event;
  if (!(target instanceof HTMLInputElement)) return;
  const { row, column } = target.dataset;
  const move = row && column ? moveOf(event, column) : undefined;
  if (!move) return;
  event.preventDefault();
  focusNext(table, Number(row), move.step, move.column);
}
