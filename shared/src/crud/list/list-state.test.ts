import { PAGE_SIZES } from '@rodovia/shared/contracts/page-sizes';
import fc from 'fast-check';
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
