import { ApiError } from '@rodovia/shared/runtime';
import { type Draft, type DraftLine, isPending } from '../draft/draft';
import { readLine } from '../draft/read-line';
import { draftTotals } from '../draft/totals';
import { termErrors } from '../draft/update';

/** A problem that prevents sending, and the cell where it can be fixed. */
export interface Obstacle {
  message: string;
  cell?: { row: number; column: string };
}

function lineObstacle(line: DraftLine, row: number): Obstacle | null {
  const { errors, answered } = readLine(line);
  const [column] = Object.keys(errors);
  if (column) return { message: `Corrija a linha ${row + 1}: ${line.description}.`, cell: { row, column } };
  if (answered || isPending(line)) return null;
  return {
    message: `Responda todas as linhas: falta a linha ${row + 1}, ${line.description}.`,
    cell: { row, column: line.declined ? 'declineReason' : 'price' },
  };
}

/** Returns the first problem that prevents sending. */
export function obstacleOf(draft: Draft): Obstacle | null {
  const { lines, terms } = draft;
  const found = lines.map(lineObstacle).find((one) => one !== null);
  if (found) return found;
  const [complaint] = Object.values(termErrors(terms));
  if (complaint) return { message: complaint };
  const { totalCents, tooHigh } = draftTotals(draft);
  if (tooHigh) return { message: 'O total da proposta é alto demais.' };
  return totalCents > 0 ? null : { message: 'O total da proposta precisa ser maior que zero.' };
}

const COLUMNS: Record<string, string> = {
  unitPriceCents: 'price',
  declineReason: 'declineReason',
  quantity: 'quantity',
};

/** Returns the server's objection to sending; null for other failures. */
export function refusedObstacle(error: unknown): Obstacle | null {
  if (!(error instanceof ApiError) || error.status !== 400) return null;
  const [field = '', sentence] = Object.entries(error.fieldErrors)[0] ?? [];
  const [, row, name = ''] = /^lines\.(\d+)\.(\w+)$/.exec(field) ?? [];
  const cell = row === undefined ? undefined : { row: Number(row), column: COLUMNS[name] ?? 'price' };
  return { message: sentence ?? error.message, cell };
}
