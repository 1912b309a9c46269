import fc from 'fast-check';
import { MAX_SHARED, sharedCartPath, sharedItems } from './shared-items';

const read = (path: string) => sharedItems(new URL(path, 'http://loja').searchParams);

test('an address carries products and quantities, and nothing else', () => {
  const item = fc.record({ Code: fc.uuid(), Quantity: fc.integer({ min: 1, max: 100_000 }) });
  fc.assert(
    fc.property(fc.uniqueArray(item, { maxLength: MAX_SHARED, selector: ({ Code }) => Code }), (items) => {
      const path = sharedCartPath(items);
      expect(read(path)).toEqual(items);
      expect(path).toMatch(/^\/carrinho\/compartilhado\?p=[\da-f;-]*&q=[\d;]*$/);
    }),
  );
});

test('whatever stands in an address, what is read are codes and whole quantities, each product once', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (p, q) => {
      const items = sharedItems(new URLSearchParams({ p, q }));
      for (const { Code, Quantity } of items) {
        expect(Code).toMatch(/^[\da-f-]{36}$/);
        expect(Quantity).toBeGreaterThanOrEqual(1);
      }
    }),
  );
  const code = '0b0d4a1c-0000-4000-8000-00000000000a';
  expect(read(`/x?p=${code};${code.toUpperCase()};<script>&q=2;9e9;1`)).toEqual([{ Code: code, Quantity: 1 }]);
});
