import { ApiError } from '@rodovia/shared/runtime';
import type { Draft, DraftLine } from '../draft/draft';
import { readLine } from '../draft/read-line';
import { draftTotals } from '../draft/totals';
import { termErrors } from '../draft/update';

/** What stands in the way of sending, and the cell where it is put right. */
export interface Obstacle {
  message: string;
  cell?: { row: number; column: string };
}

function lineObstacle(line: DraftLine, row: number): Obstacle | null {
  const { errors, answered } = readLine(line);
  const [column] = Object.keys(errors);
  if (column) return { message: `Corrija a linha ${row + 1}: ${line.description}.`, cell: { row, column } };
  if (answered) return null;
  return {
    message: `Responda todas as linhas: falta a linha ${row + 1}, ${line.description}.`,
    cell: { row, column: line.declined ? 'declineReason' : 'price' },
  };
}

/** The first thing that keeps a draft from being sent. */
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

/** What the server has against sending a draft; null for any other failure. */
export function refusedObstacle(error: unknown): Obstacle | null {
  if (!(error instanceof ApiError) || error.status !== 400) return null;
  const [field = '', sentence] = Object.entries(error.fieldErrors)[0] ?? [];
  const [, row, name = ''] = /^lines\.(\d+)\.(\w+)$/.exec(field) ?? [];
  const cell = row === undefined ? undefined : { row: Number(row), column: COLUMNS[name] ?? 'price' };
  return { message: sentence ?? error.message, cell };
}
