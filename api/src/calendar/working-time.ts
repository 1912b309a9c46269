import { isHoliday } from '@brazilian-utils/brazilian-utils';
import type { WorkSpan } from '@rodovia/shared/contracts';
import { type Day, dayAfter, dayAt, instantAt, noonOf } from './working-days';

/** When a company works: spans of weekdays, except on national holidays and its own days off. */
export interface Schedule {
  hours: readonly WorkSpan[];
  daysOff: ReadonlySet<Day>;
}

type Span = readonly [from: number, to: number];

const MINUTE = 60_000;
/** Longer than any company is closed. */
const MOST_DAYS = 400;

/** The spans of a day, in their order, in milliseconds since 1970. */
function spansOf(day: Day, { hours, daysOff }: Schedule): Span[] {
  const noon = noonOf(day);
  if (daysOff.has(day) || isHoliday({ targetDate: noon })) return [];
  return hours
    .filter(({ Weekday }) => Weekday === noon.getDay())
    .map(({ From, To }): Span => [instantAt(day, `${From}:00.000`).getTime(), instantAt(day, `${To}:00.000`).getTime()])
    .sort(([first], [second]) => first - second);
}

/**
 * The instant at which so many working minutes have passed since `start`.
 * @throws {RangeError} where nobody ever works.
 */
export function afterWorkingMinutes(start: Date, minutes: number, schedule: Schedule): Date {
  let left = minutes * MINUTE;
  let day = dayAt(start);
  for (let days = 0; days < MOST_DAYS; days += 1) {
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

/** How many whole minutes of two instants' difference were worked; 0 where the second is no later. */
export function workingMinutesBetween(start: Date, end: Date, schedule: Schedule): number {
  let worked = 0;
  const last = dayAt(end);
  for (let day = dayAt(start); day <= last; day = dayAfter(day)) {
    for (const [from, to] of spansOf(day, schedule))
      worked += Math.max(0, Math.min(to, end.getTime()) - Math.max(from, start.getTime()));
  }
  return Math.floor(worked / MINUTE);
}
