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
        for (const item of parseItems(text)) expect(item.Quantity).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
