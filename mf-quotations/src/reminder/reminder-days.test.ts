import { dayAhead, offeredDays } from './reminder-days';

const at = (time: string) => Date.parse(`${time}-03:00`);

test('days are those of São Paulo', () => {
  expect(dayAhead(0, at('2026-11-30T23:59:59'))).toBe('2026-11-30');
  expect(dayAhead(1, at('2026-12-31T12:00:00'))).toBe('2027-01-01');
});

test.each([
  [
    '2026-11-30T10:00:00',
    [
      ['2026-12-01', 'Amanhã (01/12)'],
      ['2026-12-03', 'Em 3 dias (03/12)'],
      ['2026-12-07', 'Em uma semana (07/12)'],
    ],
  ],
  // on a Friday, tomorrow and in three days are the same Monday
  [
    '2026-12-04T10:00:00',
    [
      ['2026-12-07', 'Segunda-feira (07/12)'],
      ['2026-12-11', 'Em uma semana (11/12)'],
    ],
  ],
])('at %s these are offered: %j', (now, days) => {
  expect(offeredDays(at(now))).toEqual(days);
});
