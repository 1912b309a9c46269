import fc from 'fast-check';
import {
  centsOf,
  formatCents,
  lineComplaint,
  lineTotal,
  MAX_TOTAL_CENTS,
  MAX_UNIT_CENTS,
  type PricedLine,
  readCents,
  readDiscount,
  readPercent,
  totalsOf,
  writeCents,
  writeDiscount,
} from './money';

const cents = fc.integer({ min: 0, max: 9_999_999 });
const percent = fc.integer({ min: 0, max: 10_000 });
const quantity = fc.integer({ min: 1, max: 1000 });

const undiscounted: fc.Arbitrary<PricedLine> = fc.record({ quantity, unitPriceCents: cents });
const byShare: fc.Arbitrary<PricedLine> = fc.record({ quantity, unitPriceCents: cents, discountPercent: percent });
const byAmount: fc.Arbitrary<PricedLine> = fc
  .record({ quantity, unitPriceCents: cents, part: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ part, ...line }) => ({
    ...line,
    discountCents: Math.floor(line.quantity * line.unitPriceCents * part),
  }));
const line = fc.oneof(undiscounted, byShare, byAmount);

test('the total of a proposal is the sum of its lines and the freight, whatever their order', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 200 }), cents, (lines, freight) => {
      const { subtotalCents, freightCents, totalCents } = totalsOf(lines, freight);
      expect(subtotalCents).toBe(lines.map(lineTotal).reduce((sum, one) => sum + one, 0));
      expect(totalCents).toBe(subtotalCents + freightCents);
      expect(totalsOf([...lines].reverse(), freight)).toEqual({ subtotalCents, freightCents, totalCents });
    }),
  );
});

test('a line is whole centavos between nothing and its full price', () => {
  fc.assert(
    fc.property(line, (one) => {
      const total = lineTotal(one);
      expect(Number.isSafeInteger(total)).toBe(true);
      expect(total).toBeGreaterThanOrEqual(0);
      expect(total).toBeLessThanOrEqual(one.quantity * (one.unitPriceCents ?? 0));
    }),
  );
});

test('a share is off by half a centavo at most, and half a centavo counts as a whole one', () => {
  fc.assert(
    fc.property(byShare, (one) => {
      const exact =
        BigInt(one.quantity) * BigInt(one.unitPriceCents ?? 0) * BigInt(10_000 - (one.discountPercent ?? 0));
      const drift = 2n * (BigInt(lineTotal(one)) * 10_000n - exact);
      expect(drift > -10_000n && drift <= 10_000n).toBe(true);
    }),
  );
  expect(lineTotal({ quantity: 1, unitPriceCents: 1, discountPercent: 5000 })).toBe(1);
  expect(lineTotal({ quantity: 1, unitPriceCents: 3, discountPercent: 5000 })).toBe(2);
});

test('a discount in reais is taken off the line to the centavo', () => {
  fc.assert(
    fc.property(byAmount, (one) => {
      expect(lineTotal(one)).toBe(one.quantity * (one.unitPriceCents ?? 0) - (one.discountCents ?? 0));
    }),
  );
});

test('a larger share never costs more', () => {
  fc.assert(
    fc.property(quantity, cents, percent, percent, (count, unitPriceCents, one, other) => {
      const [small, large] = [Math.min(one, other), Math.max(one, other)];
      const totalAt = (discountPercent: number) => lineTotal({ quantity: count, unitPriceCents, discountPercent });
      expect(totalAt(large)).toBeLessThanOrEqual(totalAt(small));
    }),
  );
});

test('the highest amounts are exact', () => {
  const dearest = { quantity: 10_000, unitPriceCents: MAX_UNIT_CENTS };
  expect(lineTotal({ ...dearest, discountPercent: 1 })).toBe(9_998_999_000_100);
  expect(totalsOf([dearest]).totalCents).toBe(9_999_999_000_000);
  expect(() => totalsOf([dearest, dearest])).toThrow('O total da proposta é alto demais.');
  expect(() => totalsOf([], MAX_TOTAL_CENTS + 1)).toThrow(RangeError);
});

test.each([
  ['quantity', { quantity: 0, unitPriceCents: 1 }],
  ['quantity', { quantity: 0.5, unitPriceCents: 1 }],
  ['quantity', { quantity: Number.NaN, unitPriceCents: 1 }],
  ['unitPriceCents', { quantity: 1, unitPriceCents: -1 }],
  ['unitPriceCents', { quantity: 1, unitPriceCents: 0.1 }],
  ['unitPriceCents', { quantity: 1, unitPriceCents: MAX_UNIT_CENTS + 1 }],
  ['unitPriceCents', { quantity: 1, unitPriceCents: Number.POSITIVE_INFINITY }],
  ['unitPriceCents', { quantity: 100_000, unitPriceCents: MAX_UNIT_CENTS }],
  ['discountPercent', { quantity: 1, unitPriceCents: 1, discountPercent: -1 }],
  ['discountPercent', { quantity: 1, unitPriceCents: 1, discountPercent: 10_001 }],
  ['discountCents', { quantity: 1, unitPriceCents: 1, discountCents: 2 }],
  ['discountCents', { quantity: 1, unitPriceCents: 1, discountCents: -1 }],
  ['discountCents', { quantity: 1, unitPriceCents: 9, discountCents: 1, discountPercent: 1 }],
])('refuses a wrong %s: %j', (field, wrong) => {
  expect(lineComplaint(wrong)?.[0]).toBe(field);
  expect(() => lineTotal(wrong)).toThrow(RangeError);
});

test('a line that is not offered costs nothing, and one without a price is only unanswered', () => {
  expect(lineTotal({ quantity: 4, unitPriceCents: 100, declined: true })).toBe(0);
  expect(lineTotal({ quantity: 4, unitPriceCents: null })).toBe(0);
  expect(lineComplaint({ quantity: 4, unitPriceCents: null })).toBeNull();
});

test('amounts are read as they are written', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: MAX_UNIT_CENTS }), (one) => readCents(writeCents(one)) === one));
  fc.assert(fc.property(percent, (one) => readPercent(writeDiscount({ discountPercent: one }) || '0%') === one));
  expect([writeCents(5), writeCents(123_456_789), writeCents(-150)]).toEqual(['0,05', '1.234.567,89', '-1,50']);
  expect(formatCents(93_390)).toBe('R$\u00a0933,90');
  expect(centsOf(1.005 * 100)).toBe(10_050);
});

test.each([
  ['10%', { discountPercent: 1000, discountCents: null }],
  [' 7,5 % ', { discountPercent: 750, discountCents: null }],
  ['100%', { discountPercent: 10_000, discountCents: null }],
  ['100,01%', undefined],
  ['1,234%', undefined],
  ['-5%', undefined],
  ['50', { discountPercent: null, discountCents: 5000 }],
  ['R$ 1.234,56', { discountPercent: null, discountCents: 123_456 }],
  ['-50', undefined],
  ['meio', undefined],
  ['', { discountPercent: null, discountCents: null }],
])('the discount %j is %j', (text, discount) => {
  expect(readDiscount(text, 'R$')).toEqual(discount);
});
