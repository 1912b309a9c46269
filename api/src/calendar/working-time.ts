import { isHoliday } from '@brazilian-utils/brazilian-utils';
import type { WorkSpan } from '@rodovia/shared/contracts/quotations';
import { type Day, dayAfter, dayAt, instantAt, noonOf } from './working-days';

/** Working hours by weekday, except on national holidays and days off. */
export interface Schedule {
  hours: readonly WorkSpan[];
  daysOff: ReadonlySet<Day>;
}

type Span = readonly [from: number, to: number];

const MINUTE = 60_000;
/** Number of days to search; longer than any company is closed. */
const MAX_DAYS = 400;

/** Returns the working spans of a day in order, in ms since 1970. */
function spansOf(day: Day, { hours, daysOff }: Schedule): Span[] {
  const noon = noonOf(day);
  if (daysOff.has(day) || isHoliday({ targetDate: noon })) return [];
  return hours
    .filter(({ Weekday }) => Weekday === noon.getDay())
    .map(({ From, To }): Span => [instantAt(day, `${From}:00.000`).getTime(), instantAt(day, `${To}:00.000`).getTime()])
    .sort(([first], [second]) => first - second);
}

/**
 * Returns the instant at which the given working minutes have passed since `start`.
 * @throws {RangeError} if there is no working time at all.
 */
export function afterWorkingMinutes(start: Date, minutes: number, schedule: Schedule): Date {
  let left = minutes * MINUTE;
  let day = dayAt(start);
  for (let days = 0; days < MAX_DAYS; days += 1) {
    for (const [from, to] of spansOf(day, schedule)) {
      const begin = Math.max(from, start.getTime());
      if (begin >= to) continue;
      if (left <= to - begin) return new Date(begin + left);
      left -= to - begin;
    }
    day = dayAfter(day);
  }
  throw new RangeError(`No ${minutes} working minutes after ${start.toISOString()}`);
}

/** Returns the whole working minutes between two instants; 0 if the second is not later. */
export function workingMinutesBetween(start: Date, end: Date, schedule: Schedule): number {
  let worked = 0;
  const last = dayAt(end);
  for (let day = dayAt(start); day <= last; day = dayAfter(day)) {
    for (const [from, to] of spansOf(day, schedule))
      worked += Math.max(0, Math.min(to, end.getTime()) - Math.max(from, start.getTime()));
  }
  return Math.floor(worked / MINUTE);
}
