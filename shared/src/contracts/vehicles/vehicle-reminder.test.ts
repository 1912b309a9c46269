import fc from 'fast-check';
import { reminderDue, reminderFaults } from './vehicle-reminder';

test.each([
  [{ since: '2026-01-31', months: 1 }, '2026-02-28'],
  [{ since: '2026-11-30', months: 6 }, '2027-05-30'],
  [{ since: '2026-01-01', km: 30_000, kmPerMonth: 10_000 }, '2026-04-02'],
  [{ since: '2026-01-01', months: 12, km: 30_000, kmPerMonth: 10_000 }, '2026-04-02'],
  [{ since: '2026-01-01', months: 2, km: 30_000, kmPerMonth: 10_000 }, '2026-03-01'],
])('%j is due on %s', (reminder, due) => {
  expect(reminderDue(reminder)).toBe(due);
});

const day = fc
  .date({ min: new Date('2017-01-01'), max: new Date('2026-11-30'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('a reminder without faults is due after its last service, and one more month is never earlier', () => {
  const some = (max: number) => fc.option(fc.integer({ min: 1, max }), { nil: undefined });
  fc.assert(
    fc.property(day, some(59), some(300_000), some(50_000), (since, months, km, kmPerMonth) => {
      const reminder = { since, months, km, kmPerMonth };
      if (Object.keys(reminderFaults(reminder, '2026-11-30')).length > 0) return;
      expect(reminderDue(reminder) >= since).toBe(true);
      if (months) expect(reminderDue({ ...reminder, months: months + 1 }) >= reminderDue(reminder)).toBe(true);
    }),
  );
});

test('what is wrong is said at its field', () => {
  const faults = (some: object) => Object.keys(reminderFaults({ since: '2026-11-30', ...some }, '2026-11-30'));
  expect(faults({})).toEqual(['reminder.months']);
  expect(faults({ km: 10_000 })).toEqual(['reminder.kmPerMonth']);
  expect(faults({ months: 1, since: '2026-12-01' })).toEqual(['reminder.since']);
  expect(faults({ months: 1, since: '2016-11-29' })).toEqual(['reminder.since']);
  expect(faults({ months: 1, since: '2016-11-30' })).toEqual([]);
});
