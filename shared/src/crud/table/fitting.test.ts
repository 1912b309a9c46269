import fc from 'fast-check';
import { isRoomy, leastOf, MIN_NAME_WIDTH, withoutRoom } from './fitting';

const column = (key: string, rank?: 1 | 2 | 3, width?: number) => ({ key, rank, width });
const columns = [
  column('picture', undefined, 56),
  column('name'),
  column('size', 3, 130),
  column('code', 2, 150),
  column('created', 1, 170),
  column('status', 3, 112),
];
const shownAt = (width: number) => {
  const hidden = withoutRoom(columns, 'name', width);
  return columns
    .filter((one) => !hidden.includes(one))
    .map(({ key }) => key)
    .join(' ');
};

test('columns go by their rank as room is lost, the name last of all', () => {
  expect(shownAt(1000)).toBe('picture name size code created status');
  expect(shownAt(700)).toBe('picture name size code status');
  expect(shownAt(460)).toBe('picture name size status');
  expect(shownAt(400)).toBe('picture name size');
  expect(shownAt(300)).toBe('picture name');
  expect(shownAt(200)).toBe('name');
  expect(shownAt(0)).toBe('name');
});

test('columns that grow get a share where much more than the least remains', () => {
  const least = columns.reduce((sum, one) => sum + leastOf(one, one.key === 'name'), 0);
  expect([least, least + 100, least + 300].map((width) => isRoomy(columns, 'name', width))).toEqual([
    false,
    false,
    true,
  ]);
});

const some = fc.uniqueArray(
  fc.record(
    {
      key: fc.string(),
      rank: fc.constantFrom(1 as const, 2 as const, 3 as const),
      width: fc.integer({ min: 40, max: 400 }),
    },
    { requiredKeys: ['key'] },
  ),
  { selector: ({ key }) => key, minLength: 1, maxLength: 12 },
);

test('what stays fits, the name has its room, and nothing goes that need not', () => {
  fc.assert(
    fc.property(some, fc.nat({ max: 2600 }), (all, width) => {
      const name = all[0]?.key;
      const hidden = withoutRoom(all, name, width);
      const stay = all.filter((one) => !hidden.includes(one));
      const need = (list: typeof all) => list.reduce((sum, one) => sum + leastOf(one, one.key === name), 0);
      expect(stay.map(({ key }) => key)).toContain(name);
      if (stay.length > 1) expect(need(stay)).toBeLessThanOrEqual(width);
      const [last] = hidden.sort((one, other) => (other.rank ?? 9) - (one.rank ?? 9));
      if (last) expect(need(all)).toBeGreaterThan(width);
      expect(leastOf({ key: 'x' }, true)).toBe(MIN_NAME_WIDTH);
    }),
  );
});

test('more room never takes a column away', () => {
  fc.assert(
    fc.property(some, fc.nat({ max: 2000 }), fc.nat({ max: 600 }), (all, width, more) => {
      const name = all[0]?.key;
      const keys = (at: number) => new Set(withoutRoom(all, name, at).map(({ key }) => key));
      const [narrow, wide] = [keys(width), keys(width + more)];
      for (const key of wide) expect(narrow).toContain(key);
    }),
  );
});
