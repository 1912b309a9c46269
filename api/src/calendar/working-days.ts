import { addBusinessDays, isBusinessDay } from '@brazilian-utils/brazilian-utils';

const ZONE = 'America/Sao_Paulo';

/** A day of the calendar, `2026-11-27`. */
export type Day = string;

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, dateStyle: 'short' });
const offsetFormat = new Intl.DateTimeFormat('en', { timeZone: ZONE, timeZoneName: 'longOffset' });

/** The day that it is in São Paulo. */
export const dayAt = (instant: Date): Day => dayFormat.format(instant);

/** Days are counted at noon of the server's own zone, whatever it is: no clock change moves noon to another day. */
export function noonOf(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

const two = (number: number) => String(number).padStart(2, '0');
const dayOf = (noon: Date): Day => `${noon.getFullYear()}-${two(noon.getMonth() + 1)}-${two(noon.getDate())}`;

/** The day after. */
export function dayAfter(day: Day): Day {
  const noon = noonOf(day);
  noon.setDate(noon.getDate() + 1);
  return dayOf(noon);
}

/** National holidays; what is only customary, as Carnival is, a company adds to its own days off. */
const NATIONAL = { includeOptional: false };

/** Whether people work on a day: neither weekend nor national holiday nor one of the company's own days off. */
export const isWorkingDay = (day: Day, daysOff: ReadonlySet<Day>): boolean =>
  isBusinessDay(noonOf(day), NATIONAL) && !daysOff.has(day);

/** The next day on which everybody else works, before or after; its own days off are the company's to skip. */
function nextBusinessDay(day: Day, step: 1 | -1): Day {
  const next = addBusinessDays(noonOf(day), step, NATIONAL);
  if (!next) throw new RangeError(`No working day beside ${day}`);
  return dayOf(next);
}

/** The working day so many working days after `day`, or before it where `count` is negative. */
export function addWorkingDays(day: Day, count: number, daysOff: ReadonlySet<Day>): Day {
  const step = count < 0 ? -1 : 1;
  let found = day;
  for (let left = Math.abs(count); left > 0; ) {
    found = nextBusinessDay(found, step);
    if (!daysOff.has(found)) left -= 1;
  }
  return found;
}

/** Milliseconds by which the clocks of São Paulo were behind UTC at an instant. */
function behindUtc(instant: Date): number {
  const name = offsetFormat.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? 1 : -1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** The instant at which the clocks of São Paulo show a time of a day, `09:00:00.000`. */
export function instantAt(day: Day, time: string): Date {
  const asUtc = new Date(`${day}T${time}Z`);
  return new Date(asUtc.getTime() + behindUtc(new Date(asUtc.getTime() + behindUtc(asUtc))));
}

/** The last instant of a day in São Paulo: its last second counts to the end. */
export const endOf = (day: Day): Date => instantAt(day, '23:59:59.999');

/** How long what is sent at an instant stays valid: to the end of the last of so many working days after that day. */
export const validUntil = (sent: Date, workingDays: number, daysOff: ReadonlySet<Day>): Date =>
  endOf(addWorkingDays(dayAt(sent), workingDays, daysOff));

const REMINDED_AT = '09:00:00.000';

/** When to remind of what ends: the morning of the working day before its last; null where that is no later than sending. */
export function remindAt(sent: Date, until: Date, daysOff: ReadonlySet<Day>): Date | null {
  const morning = instantAt(addWorkingDays(dayAt(until), -1, daysOff), REMINDED_AT);
  return morning > sent ? morning : null;
}
