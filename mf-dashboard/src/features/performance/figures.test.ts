import type { Performance, PerformanceFigures } from '@rodovia/shared/contracts/back-office';
import { NO_FIGURES } from '@rodovia/shared/contracts/proposals';
import fc from 'fast-check';
import { COUNTS, listOf, lossReasons, minutesText, shareText, sideBySide } from './figures';

const NOTHING: PerformanceFigures = {
  Total: NO_FIGURES,
  Sellers: [],
  Brands: [],
  Unbranded: NO_FIGURES,
  LossReasons: [],
};
const period = { StartDate: '2026-09-01', EndDate: '2026-09-30' };

test('each count opens its own list of the period, and no two the same', () => {
  const addresses = Object.values(COUNTS).map(({ filter }) => listOf(period, { seller: 'x', brand: '', ...filter }));
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses)
    expect(address).toMatch(/^\/admin\/orcamentos\?startDate=2026-09-01&endDate=2026-09-30&seller=x/);
});

test.each([
  [null, '–'],
  [0, '0 min'],
  [45.4, '45 min'],
  [120, '2 h'],
  [200, '3 h 20 min'],
  [59.6, '1 h'],
])('%p minutes are %s', (minutes, text) => expect(minutesText(minutes)).toBe(text));

test('a share of nothing is none', () => {
  expect([shareText(0, 0), shareText(1, 3), shareText(3, 3)]).toEqual(['–', '33%', '100%']);
});

test('both periods side by side lose nobody and name nobody twice', () => {
  const rows = fc.uniqueArray(
    fc.record({ Code: fc.constantFrom(...'abcdefgh'), Name: fc.constant('N'), n: fc.nat() }),
    {
      selector: ({ Code }) => Code,
    },
  );
  fc.assert(
    fc.property(rows, rows, (current, previous) => {
      const compared = sideBySide(current, previous, ({ n }) => n, 0);
      expect(new Set(compared.map(({ code }) => code)).size).toBe(compared.length);
      const sum = (all: { n: number }[]) => all.reduce((total, { n }) => total + n, 0);
      expect(compared.reduce((total, row) => total + row.current, 0)).toBe(sum(current));
      expect(compared.reduce((total, row) => total + row.previous, 0)).toBe(sum(previous));
    }),
  );
});

test('what was lost without a reason is a row too, unless there is none', () => {
  const reason = { Code: 'price', Name: 'Preço', Total: 2 };
  const read = (lost: number): Performance => ({
    Period: period,
    Before: period,
    Current: { ...NOTHING, Total: { ...NO_FIGURES, Lost: lost }, LossReasons: [reason] },
    Previous: NOTHING,
  });
  expect(lossReasons(read(2)).map(({ name, current }) => [name, current])).toEqual([['Preço', 2]]);
  expect(lossReasons(read(5)).map(({ name, current }) => [name, current])).toEqual([
    ['Preço', 2],
    ['Sem motivo informado', 3],
  ]);
});
