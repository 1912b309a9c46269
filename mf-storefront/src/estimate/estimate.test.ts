import type { Product } from '@rodovia/shared/contracts/catalog';
import type { CartLine } from '@rodovia/shared/runtime';
import fc from 'fast-check';
import { estimateOf, priceOf } from './estimate';

const lineOf = (quantity: number, price: number | null): CartLine => ({
  Code: 'a',
  Quantity: quantity,
  product: { PublicPrice: price } as Product,
  failed: false,
});

test('a line costs its quantity times the public price, to the centavo', () => {
  expect(priceOf(lineOf(3, 0.1))).toEqual({ unitCents: 10, totalCents: 30 });
  expect(priceOf(lineOf(10_000, 9_999_999))).toEqual({ unitCents: 999_999_900, totalCents: 9_999_999_000_000 });
});

test('a line on request, or with a quantity that nobody can quote, has no price', () => {
  expect(priceOf(lineOf(1, null))).toBeNull();
  expect(priceOf(lineOf(100_001, 10))).toBeNull();
});

test('an estimate is of all lines that have a price, and says how many have none', () => {
  const price = fc.integer({ min: 0, max: 999_999_900 }).map((cents) => cents / 100);
  const priced = fc.array(fc.tuple(fc.integer({ min: 1, max: 1000 }), price), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(priced, fc.nat(20), (given, at) => {
      const lines = given.map(([quantity, of]) => lineOf(quantity, of));
      const cents = given.reduce((sum, [quantity, of]) => sum + quantity * Math.round(of * 100), 0);
      expect(estimateOf(lines)).toEqual({ cents, onRequest: 0 });
      expect(estimateOf(lines.toSpliced(at, 0, lineOf(1, null)))).toEqual({ cents, onRequest: 1 });
      const unread: CartLine = { Code: 'b', Quantity: 1, product: undefined, failed: false };
      expect(estimateOf([...lines, unread])).toBeUndefined();
      expect(estimateOf([...lines, { ...unread, product: null }])).toBeUndefined();
    }),
  );
});
