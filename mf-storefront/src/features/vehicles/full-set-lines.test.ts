import fc from 'fast-check';
import { cartQuantities } from './full-set-lines';

const codes = fc.constantFrom('a', 'b', 'c');
const chosen = fc.array(fc.record({ code: codes, quantity: fc.integer({ min: 1, max: 16 }) }));
const held = fc.uniqueArray(fc.record({ Code: codes, Quantity: fc.integer({ min: 1, max: 99 }) }), {
  selector: ({ Code }) => Code,
});

test('what was in the cart stays, and every axle adds its tyres once', () => {
  fc.assert(
    fc.property(chosen, held, (wanted, before) => {
      const sums = cartQuantities(wanted, before);
      for (const code of ['a', 'b', 'c']) {
        const asked = wanted.filter((one) => one.code === code).reduce((sum, { quantity }) => sum + quantity, 0);
        const had = before.find(({ Code }) => Code === code)?.Quantity ?? 0;
        expect(sums.get(code)).toBe(asked > 0 ? had + asked : undefined);
      }
    }),
  );
});
