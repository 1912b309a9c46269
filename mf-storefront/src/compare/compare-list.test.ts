/** @jest-environment jsdom */
import fc from 'fast-check';
import { codesIn, storedState } from '../stored-state';
import { compareList, MAX_COMPARED, toggleCompare } from './compare-list';

const codes = fc.uniqueArray(fc.uuid(), { maxLength: 12 });

describe('what is kept on the device', () => {
  beforeEach(() => localStorage.clear());

  test('whatever is stored, only codes come out, each once and no more than there is room for', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.array(fc.oneof(fc.uuid(), fc.string()))), fc.nat(5), (stored, most) => {
        const found = codesIn(stored, most);
        expect(found.length).toBeLessThanOrEqual(most);
        expect(new Set(found).size).toBe(found.length);
        expect(found.every((code) => /^[\da-f-]{36}$/.test(code))).toBe(true);
      }),
    );
  });

  test('a text that is no JSON counts as nothing, and another tab is followed', () => {
    localStorage.setItem('x', '{');
    const state = storedState('x', (stored) => codesIn(stored, 3));
    expect(state.get()).toEqual([]);
    const [code] = fc.sample(fc.uuid(), 1);
    localStorage.setItem('x', JSON.stringify([code]));
    dispatchEvent(new StorageEvent('storage', { key: 'x' }));
    expect(state.get()).toEqual([code]);
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(state.get()).toEqual([]);
  });

  test('what the device has no room for holds for this page', () => {
    const state = storedState('y', (stored) => codesIn(stored, 3));
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const [code = ''] = fc.sample(fc.uuid(), 1);
    state.set([code]);
    full.mockRestore();
    expect(state.get()).toEqual([code]);
  });

  test('the comparison never holds more than four, and choosing twice takes back', () => {
    fc.assert(
      fc.property(codes, (chosen) => {
        compareList.set(undefined);
        for (const code of chosen) toggleCompare(code);
        expect(compareList.get()).toEqual(chosen.slice(0, MAX_COMPARED));
        for (const code of compareList.get()) toggleCompare(code);
        expect(localStorage.getItem('rodovia.compare')).toBeNull();
      }),
    );
  });
});
