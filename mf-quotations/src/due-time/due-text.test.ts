import fc from 'fast-check';
import { dueText, spanText, urgencyOf } from './due-text';

const now = Date.parse('2026-11-23T12:00:00Z');

test.each([
  ['2026-11-23T11:59:30Z', 'atrasado há 1 min'],
  ['2026-11-23T09:59:00Z', 'atrasado há 2 h'],
  ['2026-11-20T11:00:00Z', 'atrasado há 3 dias'],
  ['2026-11-23T12:00:00Z', 'responder em 1 min'],
  ['2026-11-23T12:25:00Z', 'responder em 25 min'],
  ['2026-11-23T15:30:00Z', 'responder em 3 h'],
  ['2026-11-24T13:00:00Z', 'responder até amanhã, 10:00'],
  ['2026-11-26T21:00:00Z', 'responder até 26/11, 18:00'],
  // midnight in São Paulo is 03:00 UTC
  ['2026-11-24T02:59:00Z', 'responder em 14 h'],
  ['2026-11-24T03:00:00Z', 'responder até amanhã, 00:00'],
])('what is due at %s reads %s', (dueAt, words) => {
  expect(dueText(dueAt, now)).toBe(words);
});

const UNITS: Record<string, number> = { min: 60_000, h: 3_600_000, dia: 86_400_000, dias: 86_400_000 };

test('a stretch of time is told to within its unit, and never as more than it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 60_000, max: 400 * 86_400_000 }), (length) => {
      const [count = '', unit = ''] = spanText(length).split(' ');
      const read = Number(count) * (UNITS[unit] ?? Number.NaN);
      expect(read).toBeLessThanOrEqual(length);
      expect(length - read).toBeLessThan(UNITS[unit] ?? 0);
    }),
  );
});

test('words and urgency agree at every instant, and time only makes things more pressing', () => {
  const ORDER = ['later', 'today', 'late'];
  const instant = fc.integer({ min: now - 10 * 86_400_000, max: now + 10 * 86_400_000 });
  fc.assert(
    fc.property(instant, instant, fc.nat(10 * 86_400_000), (due, at, passed) => {
      const dueAt = new Date(due).toISOString();
      expect(dueText(dueAt, at).startsWith('atrasado')).toBe(due < at);
      const [before, after] = [urgencyOf(dueAt, at), urgencyOf(dueAt, at + passed)];
      expect(ORDER.indexOf(after)).toBeGreaterThanOrEqual(ORDER.indexOf(before));
    }),
  );
});
