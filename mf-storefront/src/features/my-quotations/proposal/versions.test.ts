import fc from 'fast-check';
import { anyProposal } from './any-proposal';
import { chosenOf, inOrder } from './versions';

const VERSIONS = [3, 2, 1].map((Version) => anyProposal({ Version }));

const shownAt = (search: string) => {
  const found = chosenOf(VERSIONS, new URLSearchParams(search));
  return found && [found.shown.Version, found.other?.Version, found.missing];
};

test.each([
  ['', [3, 2, null]],
  ['versao=1', [1, 3, null]],
  ['versao=1&comparar=2', [1, 2, null]],
  ['versao=2&comparar=2', [2, 3, null]],
  ['versao=9', [3, 2, '9']],
  ['versao=01', [3, 2, '01']],
])('the address %s shows and compares', (search, expected) => {
  expect(shownAt(search)).toEqual(expected);
});

test('whatever the address says, two different versions are compared, the earlier one first', () => {
  const name = fc.oneof(fc.nat(4).map(String), fc.string());
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), name, name, (count, versao, comparar) => {
      const found = chosenOf(VERSIONS.slice(0, count), new URLSearchParams({ versao, comparar }));
      expect(found?.other === null).toBe(count === 1);
      if (!found?.other) return;
      const [before, after] = inOrder(found.shown, found.other);
      expect(before?.Version).toBeLessThan(after?.Version ?? 0);
    }),
  );
});

test('without a proposal nothing is shown', () => {
  expect(chosenOf([], new URLSearchParams('versao=1'))).toBeNull();
});
