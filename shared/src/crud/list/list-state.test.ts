import fc from 'fast-check';
import { PAGE_SIZES } from '../../contracts/records';
import { activity, choice, dates, search } from '../filter/filters';
import {
  DEFAULT_ORDER,
  exportQuery,
  type ListState,
  listQuery,
  readListState,
  schemaOf,
  writeListState,
} from './list-state';

const filters = [
  search('Buscar'),
  activity(),
  ...dates(),
  choice('seller', 'Vendedor', { url: '/person', toOption: () => ({ value: '', label: '' }) }),
];
const schema = schemaOf([{ sortBy: 'Description' }, { sortBy: 'Created' }, {}], filters);
const read = (text: string) => readListState(new URLSearchParams(text), schema);

const states: fc.Arbitrary<ListState> = fc.record({
  page: fc.integer({ min: 1, max: 10_000 }),
  quantity: fc.constantFrom(...PAGE_SIZES),
  orderBy: fc.constantFrom('Description asc', 'Description desc', 'Created asc', DEFAULT_ORDER),
  filters: fc.record(
    {
      term: fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
      isActive: fc.constantFrom('true', 'false'),
      startDate: fc.constant('2026-11-01'),
      seller: fc.uuid(),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Record<string, string>>,
});

test('[BO-21] an address stands for exactly one state of a list, and back', () => {
  fc.assert(fc.property(states, (state) => expect(read(String(writeListState(state)))).toEqual(state)));
});

test('[BO-21] an address without a number of rows has the reader’s, and theirs is left out of it', () => {
  fc.assert(
    fc.property(states, fc.constantFrom(...PAGE_SIZES), (state, rows) => {
      const address = writeListState(state, rows);
      expect(readListState(address, schema, rows)).toEqual(state);
      expect(address.has('quantity')).toBe(state.quantity !== rows);
    }),
  );
});

test('[BO-17] the usual state has the shortest address', () => {
  expect(String(writeListState(read('')))).toBe('');
});

test.each([
  ['page=0', 'page', 1],
  ['page=-3', 'page', 1],
  ['page=1.5', 'page', 1],
  ['page=99999999', 'page', 1_000_000],
  ['page=abc', 'page', 1],
  ['quantity=7', 'quantity', 25],
  ['orderBy=Password desc', 'orderBy', DEFAULT_ORDER],
  ['orderBy=Created; drop', 'orderBy', DEFAULT_ORDER],
  ['isActive=maybe', 'filters', {}],
  ['startDate=2026-13-40', 'filters', {}],
  ['startDate=yesterday', 'filters', {}],
  ['unknown=1', 'filters', {}],
  ['term=%20%20', 'filters', {}],
] as const)('an address with %s counts as without it', (address, key, expected) => {
  expect(read(address)[key]).toEqual(expected);
});

test('[AP-05] an export carries the filters of the list and no page', () => {
  const state = read('page=3&quantity=30&term=pneu&isActive=true');
  expect(listQuery(state)).toEqual({ page: 3, quantity: 30, orderBy: DEFAULT_ORDER, term: 'pneu', isActive: 'true' });
  expect(exportQuery(state)).toEqual({ orderBy: DEFAULT_ORDER, term: 'pneu', isActive: 'true' });
});

test('what belongs to no filter or column is nothing of a list', () => {
  const bare = schemaOf([{ sortBy: 'Description' }, {}], []);
  expect(bare.sortable).toEqual(['Description']);
  expect(readListState(new URLSearchParams('term=x&orderBy=Description+desc'), bare)).toEqual({
    ...{ page: 1, quantity: 25, orderBy: 'Description desc', filters: {} },
  });
});

test.each([
  'Description  asc',
  ' Description asc',
  'Description asc ',
  'Description asc, Created desc',
  'a Description asc',
  'Description up',
])('%j is no order', (orderBy) => {
  expect(read(String(new URLSearchParams({ orderBy }))).orderBy).toBe(DEFAULT_ORDER);
});

test.each(['x2026-11-01', '2026-11-01x', '2026-11-1', '2026-02-31T00'])('%j is no day', (startDate) => {
  expect(read(String(new URLSearchParams({ startDate }))).filters).toEqual({});
});

describe('pages after the first are of the time when the first was read', () => {
  const AS_OF = '2026-11-25T12:30:45.123Z';
  const asOf = (page: number, text: string) =>
    read(String(new URLSearchParams({ page: String(page), asOf: text }))).asOf;

  test('the address carries it from the second page on', () => {
    expect([asOf(2, AS_OF), asOf(1, AS_OF), asOf(2, '')]).toEqual([AS_OF, undefined, undefined]);
    expect('asOf' in read('page=2')).toBe(false);
    const state = { page: 2, quantity: 25, orderBy: DEFAULT_ORDER, filters: {}, asOf: AS_OF };
    expect(writeListState(state).get('asOf')).toBe(AS_OF);
    expect(writeListState({ ...state, page: 1 }).has('asOf')).toBe(false);
    expect(writeListState({ page: 2, quantity: 25, orderBy: DEFAULT_ORDER, filters: {} }).has('asOf')).toBe(false);
  });

  test('so does the call', () => {
    const state = { page: 2, quantity: 25, orderBy: DEFAULT_ORDER, filters: {}, asOf: AS_OF };
    expect(listQuery(state).asOf).toBe(AS_OF);
    expect('asOf' in listQuery({ ...state, page: 1 })).toBe(false);
    expect('asOf' in exportQuery(state)).toBe(false);
  });

  test('only an instant is one, each figure of it', () => {
    for (const at of AS_OF.matchAll(/\d/g)) {
      const wrong = `${AS_OF.slice(0, at.index)}x${AS_OF.slice(at.index + 1)}`;
      expect([wrong, asOf(2, wrong)]).toEqual([wrong, undefined]);
    }
    for (const wrong of [`x${AS_OF}`, `${AS_OF}x`, AS_OF.slice(1), AS_OF.replace('.123', '.1'), AS_OF.replace('Z', '')])
      expect([wrong, asOf(2, wrong)]).toEqual([wrong, undefined]);
  });
});

test('a choice takes what it offers, a filter with options of its own alone', () => {
  const size = choice('size', 'Tamanho', [{ value: 'P', label: 'Pequeno' }]);
  const shown = (text: string) => readListState(new URLSearchParams(text), schemaOf([], [size])).filters;
  expect([shown('size=P'), shown('size=G'), shown('size=')]).toEqual([{ size: 'P' }, {}, {}]);
  expect(read('seller=alguem').filters).toEqual({ seller: 'alguem' });
});

test('an empty filter is not in the address', () => {
  const state = { page: 1, quantity: 25, orderBy: DEFAULT_ORDER, filters: { term: '', isActive: 'true' } };
  expect(String(writeListState(state))).toBe('isActive=true');
});
