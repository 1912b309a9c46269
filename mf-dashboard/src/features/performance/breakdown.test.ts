import type { Performance, PerformanceFigures } from '@rodovia/shared/contracts/back-office';
import { NO_FIGURES } from '@rodovia/shared/contracts/proposals';
import fc from 'fast-check';
import { barsOf, byBrand, bySeller } from './breakdown';
import type { Compared, Figures } from './figures';

const period = { StartDate: '2026-09-01', EndDate: '2026-09-30' };
const amount = fc.nat({ max: 1_000_000 });
const figures = fc
  .record({ Closed: amount, Accepted: amount, AcceptedCents: amount, Lost: amount })
  .map((some): Figures => ({ ...NO_FIGURES, ...some }));
const named = fc.uniqueArray(fc.tuple(fc.constantFrom(...'abcdefghijkl'), figures), { selector: ([code]) => code });
const rows = named.map((all) => all.map(([Code, one]) => ({ Code, Name: Code.toUpperCase(), ...one })));
const inPeriod: fc.Arbitrary<PerformanceFigures> = fc.record({
  Total: figures,
  Sellers: rows,
  Brands: rows,
  Unbranded: figures,
  LossReasons: fc.constant([]),
});
const performance: fc.Arbitrary<Performance> = fc.record({
  Period: fc.constant(period),
  Before: fc.constant(period),
  Current: inPeriod,
  Previous: inPeriod,
});

const COUNTED = ['Closed', 'Accepted', 'AcceptedCents', 'Lost'] as const;
const sums = (parts: Compared<Figures>[], side: 'current' | 'previous') =>
  COUNTED.map((field) => parts.reduce((sum, row) => sum + row[side][field], 0));
const whole = (figures: Figures) => COUNTED.map((field) => figures[field]);

test.each([bySeller, byBrand])('what stands in the rows adds up to the total in both periods: %p', (split) => {
  fc.assert(
    fc.property(performance, (read) => {
      const { rows, repeated, total } = split(read);
      const parts = repeated ? [...rows, repeated] : rows;
      expect(sums(parts, 'current')).toEqual(whole(total.current));
      expect(sums(parts, 'previous')).toEqual(whole(total.previous));
      expect(total.current).toBe(read.Current.Total);
    }),
  );
});

test('the bars draw every row, those beyond the eighth as one', () => {
  fc.assert(
    fc.property(performance, (read) => {
      const { rows } = bySeller(read);
      const bars = barsOf(rows, 'Outros');
      expect(bars.length).toBeLessThanOrEqual(8);
      const closed = rows.map(({ current }) => current.Closed);
      expect(bars.reduce((sum, { Total }) => sum + Total, 0)).toBe(closed.reduce((sum, one) => sum + one, 0));
    }),
  );
});
