import type { WorkSpan } from '@rodovia/shared/contracts/quotations';
import fc from 'fast-check';
import { afterWorkingMinutes, type Schedule, workingMinutesBetween } from '../../src/calendar/working-time';

const weekday = (Weekday: number): WorkSpan => ({ Weekday, From: '08:00', To: '18:00' });
const HOURS: WorkSpan[] = [...[1, 2, 3, 4, 5].map(weekday), { Weekday: 6, From: '08:00', To: '12:00' }];
const schedule = (daysOff: string[] = [], hours = HOURS): Schedule => ({ hours, daysOff: new Set(daysOff) });
/** Returns an instant in the time zone of São Paulo. */
const at = (text: string) => new Date(`${text}-03:00`);
const due = (start: string, hours: number, of = schedule()) =>
  afterWorkingMinutes(at(start), hours * 60, of).toISOString();
const iso = (text: string) => at(text).toISOString();

test('counts hours of work from closing, over nights, Saturdays, Sundays, holidays and days off', () => {
  expect(due('2026-11-23T09:00', 8)).toBe(iso('2026-11-23T17:00'));
  expect(due('2026-11-23T15:30', 8)).toBe(iso('2026-11-24T13:30'));
  // at night and before opening, time starts in the morning
  expect(due('2026-11-23T22:00', 1)).toBe(iso('2026-11-24T09:00'));
  expect(due('2026-11-23T05:00', 1)).toBe(iso('2026-11-23T09:00'));
  // Friday afternoon, Saturday until noon, Monday
  expect(due('2026-11-27T16:00', 8)).toBe(iso('2026-11-30T10:00'));
  // 20 November is a holiday, a Friday; 2 November a Monday
  expect(due('2026-11-19T17:00', 3)).toBe(iso('2026-11-21T10:00'));
  expect(due('2026-10-31T11:00', 2)).toBe(iso('2026-11-03T09:00'));
  // a day off of the company, across the end of a year
  expect(due('2026-12-31T17:00', 2, schedule(['2026-12-31']))).toBe(iso('2027-01-02T10:00'));
});

test('has two spans in one day where there is a pause', () => {
  const hours = [
    { Weekday: 1, From: '13:00', To: '18:00' },
    { Weekday: 1, From: '08:00', To: '12:00' },
  ];
  expect(due('2026-11-23T11:00', 2, schedule([], hours))).toBe(iso('2026-11-23T14:00'));
  expect(workingMinutesBetween(at('2026-11-23T11:00'), at('2026-11-23T14:30'), schedule([], hours))).toBe(150);
});

test('follows the clocks of São Paulo also where they changed', () => {
  // on 4 November 2018, clocks went forward at midnight
  expect(afterWorkingMinutes(new Date('2018-11-03T14:00:00Z'), 120, schedule()).toISOString()).toBe(
    '2018-11-05T11:00:00.000Z',
  );
});

test('says so where nobody ever works', () => {
  expect(() => afterWorkingMinutes(new Date(), 60, schedule([], []))).toThrow(RangeError);
});

test('what passed until something is due is what was given', () => {
  const moments = fc.date({ min: new Date('2019-01-01'), max: new Date('2035-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 6000 }), (start, minutes) => {
      const end = afterWorkingMinutes(start, minutes, schedule());
      expect(end.getTime()).toBeGreaterThan(start.getTime());
      expect(workingMinutesBetween(start, end, schedule())).toBe(minutes);
      expect(workingMinutesBetween(end, start, schedule())).toBe(0);
    }),
    { numRuns: 200 },
  );
});
