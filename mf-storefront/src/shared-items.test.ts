import type { CartItem } from '@rodovia/shared/runtime';
import fc from 'fast-check';
import { MAX_SHARED, sharedCartPath, sharedFreeCount, sharedItems, withWritten } from './shared-items';

function read(path: string) {
  const { searchParams, hash } = new URL(path, 'http://loja');
  return withWritten(sharedItems(searchParams), hash);
}

const Quantity = fc.integer({ min: 1, max: 100_000 });
const line = fc
  .string({ minLength: 1, maxLength: 40 })
  .map((text) => text.replace(/[^\p{L}\d&=#;%+ ]/gu, 'x').trim())
  .filter((text) => text !== '' && !text.includes('  '));
const product = fc.record({ Code: fc.uuid(), Quantity });
const written = fc.record({ Code: line, Quantity });
const byCode = { maxLength: 20, selector: ({ Code }: CartItem) => Code };

test('an address carries the cart whole: products, quantities, and what was written', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(product, byCode),
      fc.uniqueArray(written, byCode),
      fc.uniqueArray(line, { minLength: 1, maxLength: 3 }),
      (products, freeItems, Words) => {
        const items = products.map((item, at) => (at === 1 ? { ...item, Words } : item));
        const path = sharedCartPath({ items, freeItems }) ?? '';
        expect(read(path)).toEqual({ items, freeItems });
        expect(sharedFreeCount(new URL(path, 'http://loja').searchParams)).toBe(freeItems.length);
      },
    ),
  );
});

test('what somebody wrote never reaches a server', () => {
  const Words = ['placa ABC1D23'];
  const path = sharedCartPath({
    items: [{ Code: 'a', Quantity: 1, Words }],
    freeItems: [{ Code: 'segredo', Quantity: 2 }],
  });
  expect(path?.split('#')[0]).toBe('/carrinho/compartilhado?p=a&q=1&t=1');
});

test('an address that would be cut off is none', () => {
  const many = Array.from({ length: MAX_SHARED + 1 }, (_, at) => ({ Code: `${at}`, Quantity: 1 }));
  const long = Array.from({ length: 40 }, (_, at) => ({ Code: `${at} ${'x'.repeat(250)}`, Quantity: 1 }));
  expect(sharedCartPath({ items: many, freeItems: [] })).toBeUndefined();
  expect(sharedCartPath({ items: [], freeItems: long })).toBeUndefined();
});

test('whatever stands in an address, what is read are codes, whole quantities and plain lines, each once', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (p, q, hash) => {
      const { items, freeItems } = withWritten(sharedItems(new URLSearchParams({ p, q })), hash);
      for (const { Code } of items) expect(Code).toMatch(/^[\da-f-]{36}$/);
      for (const { Code } of freeItems) expect(Code).toMatch(/^[^\n\r\t]{1,300}$/);
      for (const one of [...items, ...freeItems]) expect(one.Quantity).toBeGreaterThanOrEqual(1);
    }),
  );
  const code = '0b0d4a1c-0000-4000-8000-00000000000a';
  const path = `/x?p=${code};${code.toUpperCase()};<script>&q=2;9e9;1#t=x%20a&t=0%20a&w=0%20b%0Ac&w=9%20d`;
  expect(read(path)).toEqual({
    items: [{ Code: code, Quantity: 1, Words: ['b c'] }],
    freeItems: [{ Code: 'a', Quantity: 1 }],
  });
});
