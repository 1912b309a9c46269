import { allValues, callValues, chosenIn, filterWords, toggled, withChosen, withSizes } from './filters';

const search = (text: string) => new URLSearchParams(text);

test('[SF-05] a chosen value without products stays in its group, at its place, with a count of none', () => {
  const facets = [
    { Value: 'Boa Carga', Count: 3 },
    { Value: 'Terra Firme', Count: 1 },
  ];
  expect(withChosen('brand', facets, ['rota viva', 'BOA CARGA'])).toEqual([
    { Value: 'Boa Carga', Count: 3 },
    { Value: 'rota viva', Count: 0 },
    { Value: 'Terra Firme', Count: 1 },
  ]);
});

test('[SF-05] a size in another spelling is the same value; rims are ordered as numbers', () => {
  expect(withChosen('size', [{ Value: '205/55R16', Count: 2 }], ['2055516'])).toHaveLength(1);
  const rims = withChosen('rim', [{ Value: '22.5', Count: 1 }], ['8', '17']);
  expect(rims.map(({ Value }) => Value)).toEqual(['8', '17', '22.5']);
});

test('[SF-05] a rim is one filter of the address and of the calls', () => {
  expect(callValues(search('rim=16;17&page=2'))).toMatchObject({ page: '2', rim: '16;17', size: '' });
  expect(String(toggled(search('rim=16&page=2'), 'rim', '16'))).toBe('');
  expect(chosenIn(search('rim=16&term=a;b'))).toEqual([
    { key: 'rim', value: '16' },
    { key: 'term', value: 'a;b' },
  ]);
});

test('[SF-05] what leads nowhere goes with the next choice of its filter, whether that comes or goes', () => {
  const facets = { GroupTypes: [], Brands: [{ Value: 'Boa Carga', Count: 3 }], Rims: [], Sizes: [], Lines: [] };
  const brands = allValues(facets, 'brand');
  const chosen = search('brand=boa carga;Terra Firme&rim=16');
  expect(String(toggled(chosen, 'brand', 'boa carga', brands))).toBe('rim=16');
  expect(String(toggled(chosen, 'brand', 'Terra Firme', brands))).toBe('brand=boa+carga&rim=16');
  expect(String(toggled(search('brand=Terra Firme'), 'brand', 'Boa Carga', brands))).toBe('brand=Boa+Carga');
  expect(String(toggled(chosen, 'brand', 'boa carga', allValues(undefined, 'brand')))).toBe('brand=Terra+Firme&rim=16');
  expect(allValues(facets, 'line')).toBeUndefined();
});

test('[SF-05] what is said of a filter away from its group names it', () => {
  expect(filterWords('rim', '16')).toBe('aro 16');
  expect(filterWords('line', 'Posição:Dianteira')).toBe('Posição: Dianteira');
  expect(filterWords('brand', 'Rota Viva')).toBe('Rota Viva');
});

test('an order that there is goes to the calls, and nothing else does', () => {
  expect(callValues(search('orderBy=PublicPrice asc')).orderBy).toBe('PublicPrice asc');
  expect(callValues(search('orderBy=PublicPrice asc;drop')).orderBy).toBe('');
  expect(callValues(search('')).orderBy).toBe('');
});

test('a size put together takes the place of the sizes and rims that were chosen', () => {
  const found = { size: '205/55R16;205/60R16', rim: '' };
  expect(String(withSizes(search('brand=x&rim=17&size=a&page=3'), found))).toBe(
    'brand=x&size=205%2F55R16%3B205%2F60R16',
  );
  expect(String(withSizes(search('size=a'), { size: '', rim: '16' }))).toBe('rim=16');
});
