import { MAX_TOTAL_CENTS, readCents, type Totals } from '@rodovia/shared/contracts/proposals';
import type { Draft } from './draft';
import { readLine } from './read-line';
import { termErrors } from './update';

/** Totals of the draft, with the number of unanswered and invalid lines. */
export interface DraftTotals extends Totals {
  unanswered: number;
  wrong: number;
  tooHigh: boolean;
}

const isWrong = ({ errors }: ReturnType<typeof readLine>) => Object.keys(errors).length > 0;

/** Computes the totals of a draft. */
export function draftTotals({ lines, terms }: Draft): DraftTotals {
  const readings = lines.map(readLine);
  const subtotalCents = readings.reduce((sum, { totalCents }) => sum + (totalCents ?? 0), 0);
  const hasFreight = terms.freightKind === 'VALUE' && !termErrors(terms).freight;
  const freightCents = hasFreight ? (readCents(terms.freight) ?? 0) : 0;
  const totalCents = subtotalCents + freightCents;
  return {
    subtotalCents,
    freightCents,
    totalCents,
    unanswered: readings.filter((reading) => !reading.answered && !isWrong(reading)).length,
    wrong: readings.filter(isWrong).length,
    tooHigh: totalCents > MAX_TOTAL_CENTS,
  };
}
