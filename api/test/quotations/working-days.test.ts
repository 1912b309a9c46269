import fc from 'fast-check';
import {
  addWorkingDays,
  dayAt,
  endOf,
  instantAt,
  isWorkingDay,
  remindAt,
  validUntil,
} from '../../src/calendar/working-days';

const NONE: ReadonlySet<string> = new Set();
const until = (sent: string, days: number, off = NONE) => validUntil(new Date(sent), days, off).toISOString();

test.each([
  ['over a weekend', '2026-11-27T15:00:00Z', 1, '2026-12-01T02:59:59.999Z'],
  ['over Christmas and the year’s end', '2026-12-23T15:00:00Z', 5, '2027-01-01T02:59:59.999Z'],
  ['over the year’s end itself', '2026-12-30T15:00:00Z', 2, '2027-01-05T02:59:59.999Z'],
  ['to a 29 February', '2028-02-28T15:00:00Z', 1, '2028-03-01T02:59:59.999Z'],
  ['over a 29 February that is none', '2027-02-26T15:00:00Z', 1, '2027-03-02T02:59:59.999Z'],
  ['over Good Friday', '2026-04-02T15:00:00Z', 1, '2026-04-07T02:59:59.999Z'],
  ['over Consciência Negra', '2026-11-19T15:00:00Z', 1, '2026-11-24T02:59:59.999Z'],
  ['from a Sunday', '2026-11-22T15:00:00Z', 1, '2026-11-24T02:59:59.999Z'],
  ['late in the evening: it is still that day in São Paulo', '2026-11-26T02:59:59Z', 1, '2026-11-27T02:59:59.999Z'],
  ['a second later it is the next', '2026-11-26T03:00:00Z', 1, '2026-11-28T02:59:59.999Z'],
])('validity %s', (_name, sent, days, end) => {
  expect(until(sent, days)).toBe(end);
});

test('the clocks of São Paulo decide, in summer time too', () => {
  // in 2018, clocks went forward at midnight of 4 November, so that day began at one o'clock
  expect(endOf('2018-11-03').toISOString()).toBe('2018-11-04T02:59:59.999Z');
  expect(endOf('2018-11-04').toISOString()).toBe('2018-11-05T01:59:59.999Z');
  expect(until('2018-11-01T12:00:00Z', 1)).toBe('2018-11-06T01:59:59.999Z');
  expect(instantAt('2026-11-27', '09:00:00.000').toISOString()).toBe('2026-11-27T12:00:00.000Z');
});

test('the company’s own days off count as the others', () => {
  const off = new Set(['2026-12-24', '2026-12-28']);
  expect(until('2026-12-23T15:00:00Z', 1, off)).toBe('2026-12-30T02:59:59.999Z');
  expect(isWorkingDay('2026-12-24', off)).toBe(false);
  expect(isWorkingDay('2026-12-24', NONE)).toBe(true);
});

test('reminds on the morning of the working day before the last, or not at all', () => {
  const sent = new Date('2026-11-23T15:00:00Z');
  const end = new Date(until('2026-11-23T15:00:00Z', 5));
  expect(remindAt(sent, end, NONE)?.toISOString()).toBe('2026-11-27T12:00:00.000Z');
  expect(remindAt(sent, new Date(until('2026-11-23T15:00:00Z', 1)), NONE)).toBeNull();
});

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => dayAt(date));
const daysOff = fc.array(day, { maxLength: 20 }).map((days) => new Set(days));

test('ends on a working day, with as many working days between as were given', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 90 }), daysOff, (from, count, off) => {
      const last = addWorkingDays(from, count, off);
      expect(isWorkingDay(last, off)).toBe(true);
      let between = 0;
      for (let one = new Date(`${from}T12:00:00Z`); ; ) {
        one = new Date(one.getTime() + 86_400_000);
        const next = one.toISOString().slice(0, 10);
        if (isWorkingDay(next, off)) between += 1;
        if (next === last) break;
      }
      expect(between).toBe(count);
      const back = addWorkingDays(last, -count, off);
      expect(back <= from || !isWorkingDay(from, off)).toBe(true);
    }),
    { numRuns: 60 },
  );
});
