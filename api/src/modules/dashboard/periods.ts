import { invalidFields } from '../../base/http-error';
import { dayAt } from '../../calendar/working-days';

const DAY = 86_400_000;
/** In days. */
const MAX_DAYS = 731;
const USUAL_DAYS = 30;

/** First and last day of a period, both inclusive, as `2026-11-24`. */
export interface Days {
  startDate: string;
  endDate: string;
}

const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/**
 * Returns the requested days; by default the thirty days up to today in the time zone of São Paulo.
 * @throws {HttpError} 400 if the end is before the start, or the period is longer than two years.
 */
export function daysOf(query: Partial<Days>): Days {
  const endDate = query.endDate ?? dayAt(new Date());
  const startDate = query.startDate ?? dayOf(Date.parse(endDate) - (USUAL_DAYS - 1) * DAY);
  const length = (Date.parse(endDate) - Date.parse(startDate)) / DAY;
  if (length < 0) throw invalidFields({ endDate: 'O fim do período precisa ser depois do início.' });
  if (length > MAX_DAYS) throw invalidFields({ endDate: 'Escolha um período de até dois anos.' });
  return { startDate, endDate };
}

/** Returns the previous period of the same length. */
export function daysBefore({ startDate, endDate }: Days): Days {
  const [start, end] = [Date.parse(startDate), Date.parse(endDate)];
  return { startDate: dayOf(start - (end - start) - DAY), endDate: dayOf(start - DAY) };
}
