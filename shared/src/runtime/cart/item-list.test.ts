/** @jest-environment jsdom */
import fc from 'fast-check';
import { createItemList } from './item-list';
import { CART_KEY, parseItems } from './storage';

const stored = () => JSON.parse(localStorage.getItem(CART_KEY) ?? 'null');

describe('[SF-12] the local cart', () => {
  beforeEach(() => localStorage.clear());

  test('adding appends, adding again replaces the quantity, removing deletes by code', () => {
    const { getState } = createItemList(CART_KEY);
    getState().put('a', 2);
    getState().put('b', 1);
    getState().put('a', 4);
    expect(stored()).toEqual([
      { Code: 'a', Quantity: 4 },
      { Code: 'b', Quantity: 1 },
    ]);
    getState().remove('a');
    expect(stored()).toEqual([{ Code: 'b', Quantity: 1 }]);
  });

  test('clearing removes the key', () => {
    const { getState } = createItemList(CART_KEY);
    getState().put('a', 2);
    getState().clear();
    expect(localStorage.getItem(CART_KEY)).toBeNull();
    expect(getState().items).toEqual([]);
  });

  test('what was taken out comes back to its place, and what was changed since stays', () => {
    const { getState } = createItemList(CART_KEY);
    for (const code of ['a', 'b', 'c']) getState().put(code, 1);
    const undo = getState().remove('b');
    getState().remove('c');
    getState().put('a', 5);
    getState().put('d', 1);
    undo();
    expect(stored().map(({ Code, Quantity }: { Code: string; Quantity: number }) => `${Code}${Quantity}`)).toEqual([
      'a5',
      'b1',
      'd1',
    ]);
    const back = getState().clear();
    getState().put('e', 1);
    back();
    expect(getState().items.map(({ Code }) => Code)).toEqual(['a', 'b', 'd', 'e']);
    back();
    expect(getState().items).toHaveLength(4);
  });

  test('what was written for a product stays with it, and comes back with it', () => {
    const { getState } = createItemList(CART_KEY);
    getState().put('a', 2, ['2 borrachudo']);
    getState().put('a', 3);
    expect(stored()).toEqual([{ Code: 'a', Quantity: 3, Words: ['2 borrachudo'] }]);
    const undo = getState().remove('a');
    getState().put('a', 1);
    expect(stored()).toEqual([{ Code: 'a', Quantity: 1 }]);
    getState().remove('a');
    undo();
    expect(stored()).toEqual([{ Code: 'a', Quantity: 3, Words: ['2 borrachudo'] }]);
  });

  test('what the device has no room for comes back too', () => {
    const { getState } = createItemList(CART_KEY);
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    getState().put('a', 2);
    getState().put('b', 3);
    getState().remove('a')();
    full.mockRestore();
    expect(getState().items).toEqual([
      { Code: 'a', Quantity: 2 },
      { Code: 'b', Quantity: 3 },
    ]);
  });

  test('[VA-08] quantities that are not whole numbers of at least 1 are ignored', () => {
    const { getState } = createItemList(CART_KEY);
    getState().put('a', 3);
    for (const wrong of [0, -1, 1.5, Number.NaN]) getState().put('a', wrong);
    expect(getState().items).toEqual([{ Code: 'a', Quantity: 3 }]);
  });

  test('a change in another tab arrives, and the next change here keeps it', () => {
    const { getState } = createItemList(CART_KEY);
    localStorage.setItem(CART_KEY, JSON.stringify([{ Code: 'other', Quantity: 7 }]));
    dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
    expect(getState().items).toEqual([{ Code: 'other', Quantity: 7 }]);
    getState().put('a', 1);
    expect(stored()).toHaveLength(2);
  });

  test('whatever is stored, only items come out', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const { Quantity, Words = [] } of parseItems(text)) {
          expect(Quantity).toBeGreaterThanOrEqual(1);
          expect(Words.every((words) => typeof words === 'string')).toBe(true);
        }
      }),
    );
  });
});
