import fc from 'fast-check';
import { daysOf, PERIODS, periodOf } from './periods';

const noon = (day: string) => new Date(`${day}T15:00:00Z`);

test('[BO-21] periods end today or with their month, by the clocks of São Paulo', () => {
  expect(daysOf('today', new Date('2026-03-01T02:00:00Z'))).toEqual({ startDate: '2026-02-28', endDate: '2026-02-28' });
  expect(daysOf('week', noon('2026-03-03'))).toEqual({ startDate: '2026-02-25', endDate: '2026-03-03' });
  expect(daysOf('month', noon('2028-02-10'))).toEqual({ startDate: '2028-02-01', endDate: '2028-02-29' });
  expect(daysOf('last-month', noon('2026-01-31'))).toEqual({ startDate: '2025-12-01', endDate: '2025-12-31' });
});

test('the days of a period are recognized as a period of the same days', () => {
  const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.constantFrom(...PERIODS), (now, period) => {
      const found = periodOf(daysOf(period, now), now);
      expect(found && daysOf(found, now)).toEqual(daysOf(period, now));
    }),
  );
});
