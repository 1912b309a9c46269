import { ageOf } from './age';

const now = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T12:00:05Z', 'agora mesmo'],
  ['2026-11-21T11:59:01Z', 'agora mesmo'],
  ['2026-11-21T11:59:00Z', 'há 1 minuto'],
  ['2026-11-21T09:59:00Z', 'há 2 horas'],
  ['2026-11-20T12:00:00Z', 'há 1 dia'],
  ['2026-11-18T11:00:00Z', 'há 3 dias'],
])('[BO-19] an open quotation of %s is from %s', (iso, age) => {
  expect(ageOf(iso, now)).toBe(age);
});
