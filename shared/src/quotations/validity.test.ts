import fc from 'fast-check';
import { daysLeft, formatDay, validityWords } from './validity';

const LAST_SECOND = '2026-11-28T02:59:59.000Z';
const at = (iso: string) => Date.parse(iso);

test.each([
  ['2026-11-24T12:00:00Z', 'vale até 27/11/2026, faltam 3 dias'],
  ['2026-11-25T02:59:59Z', 'vale até 27/11/2026, faltam 3 dias'],
  ['2026-11-25T03:00:00Z', 'vale até 27/11/2026, faltam 2 dias'],
  ['2026-11-26T15:00:00Z', 'vale até 27/11/2026, falta 1 dia'],
  ['2026-11-27T03:00:00Z', 'vale até hoje às 23:59'],
  [LAST_SECOND, 'vale até hoje às 23:59'],
  ['2026-11-28T02:59:59.001Z', 'venceu em 27/11/2026'],
])('at %s it %s', (now, words) => {
  expect(validityWords(LAST_SECOND, at(now))).toBe(words);
});

test('a day less is left with every midnight of São Paulo, also across months and years', () => {
  const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 120 }), fc.integer({ min: 0, max: 86_399 }), (begin, days, second) => {
      const midnight = Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth(), begin.getUTCDate(), 3);
      const until = new Date(midnight + (days + 1) * 86_400_000 - 1000).toISOString();
      expect(daysLeft(until, midnight + second * 1000)).toBe(days);
    }),
  );
});

test('a day is the one that São Paulo has', () => {
  expect(formatDay('2026-11-28T02:59:59Z')).toBe('27/11/2026');
  expect(formatDay('2026-11-28T03:00:00Z')).toBe('28/11/2026');
});
