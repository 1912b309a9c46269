import { addBusinessDays, isBusinessDay } from '@brazilian-utils/brazilian-utils';

const ZONE = 'America/Sao_Paulo';

/** A calendar day, `2026-11-27`. */
export type Day = string;

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, dateStyle: 'short' });
const offsetFormat = new Intl.DateTimeFormat('en', { timeZone: ZONE, timeZoneName: 'longOffset' });

/** Returns the day in the time zone of São Paulo. */
export const dayAt = (instant: Date): Day => dayFormat.format(instant);

/** Returns noon of a day in the server's time zone: no clock change moves noon to another day. */
export function noonOf(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

const two = (number: number) => String(number).padStart(2, '0');
const dayOf = (noon: Date): Day => `${noon.getFullYear()}-${two(noon.getMonth() + 1)}-${two(noon.getDate())}`;

/** Returns the next day. */
export function dayAfter(day: Day): Day {
  const noon = noonOf(day);
  noon.setDate(noon.getDate() + 1);
  return dayOf(noon);
}

/** National holidays. Optional ones such as Carnival are added by the company as days off. */
const NATIONAL = { includeOptional: false };

/** Returns whether a day is a working day: no weekend, national holiday or day off of the company. */
export const isWorkingDay = (day: Day, daysOff: ReadonlySet<Day>): boolean =>
  isBusinessDay(noonOf(day), NATIONAL) && !daysOff.has(day);

/** Returns the next general working day before or after; the caller skips the company's days off. */
function nextBusinessDay(day: Day, step: 1 | -1): Day {
  const next = addBusinessDays(noonOf(day), step, NATIONAL);
  if (!next) throw new RangeError(`No working day beside ${day}`);
  return dayOf(next);
}

/** Adds working days to `day`; subtracts them if `count` is negative. */
export function addWorkingDays(day: Day, count: number, daysOff: ReadonlySet<Day>): Day {
  const step = count < 0 ? -1 : 1;
  let found = day;
  for (let left = Math.abs(count); left > 0; ) {
    found = nextBusinessDay(found, step);
    if (!daysOff.has(found)) left -= 1;
  }
  return found;
}

/** Offset of São Paulo from UTC at an instant, in milliseconds. */
function behindUtc(instant: Date): number {
  const name = offsetFormat.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? 1 : -1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** Returns the instant of a local time in São Paulo, `09:00:00.000`. */
export function instantAt(day: Day, time: string): Date {
  const asUtc = new Date(`${day}T${time}Z`);
  return new Date(asUtc.getTime() + behindUtc(new Date(asUtc.getTime() + behindUtc(asUtc))));
}

/** Returns the last instant of a day in São Paulo. */
export const endOf = (day: Day): Date => instantAt(day, '23:59:59.999');

/** Returns the end of a validity in working days: the end of the last day after the day of sending. */
export const validUntil = (sent: Date, workingDays: number, daysOff: ReadonlySet<Day>): Date =>
  endOf(addWorkingDays(dayAt(sent), workingDays, daysOff));

const REMINDED_AT = '09:00:00.000';

/**
 * Returns when to remind of an expiry: the morning of the working day before the last; null if that is not after
 * sending.
 */
export function remindAt(sent: Date, until: Date, daysOff: ReadonlySet<Day>): Date | null {
  const morning = instantAt(addWorkingDays(dayAt(until), -1, daysOff), REMINDED_AT);
  return morning > sent ? morning : null;
}
