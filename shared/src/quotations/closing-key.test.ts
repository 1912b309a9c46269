/** @jest-environment jsdom */
import { CLOSING_KEY } from '@rodovia/shared/runtime';
import { closingKey, forgetClosingKey } from './closing-key';

const closing = (quantity: number) => ({ shoppingCartItem: [{ productCode: 'a', quantity }] });

describe('[SF-13] one key for one closing', () => {
  beforeEach(() => localStorage.clear());

  test('a closing that is tried again keeps its key, another content gets another', () => {
    const key = closingKey(closing(1));
    expect(closingKey(closing(1))).toBe(key);
    expect(closingKey(closing(2))).not.toBe(key);
  });

  test('a finished closing is forgotten', () => {
    const key = closingKey(closing(1));
    forgetClosingKey();
    expect(closingKey(closing(1))).not.toBe(key);
  });

  test('whatever is stored, there is a key', () => {
    for (const text of ['', '{', 'null', '{"content":1}']) {
      localStorage.setItem(CLOSING_KEY, text);
      expect(closingKey(closing(1))).toMatch(/^[\da-f]{32}$/);
    }
  });
});
