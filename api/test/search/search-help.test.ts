import fc from 'fast-check';
import { isOneTypoAway } from '../../src/crud/term';
import { editDistance } from '../../src/modules/product/search/edit-distance';
import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { ONE_ENGINE } from '../support/engines';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });

test('the distance of two words is the same both ways, none of a word to itself, and bounded', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (one, other, most) => {
      const far = editDistance(one, other, most);
      expect(far).toBe(editDistance(other, one, most));
      expect(far === 0).toBe(one === other);
      expect(far).toBeLessThanOrEqual(most + 1);
      if (isOneTypoAway(one, other)) expect(editDistance(one, other, 2)).toBeLessThanOrEqual(1);
    }),
  );
});

describe.each(ONE_ENGINE)('help with a search on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine);
    const parents = await createParents(api, 'Estradeira');
    await createProduct(api, parents, 'A-1', { description: 'Pneu Avenida', size: '205/55R16' });
    await createProduct(api, parents, 'A-2', { description: 'Pneu Avenida', size: '205/55R16' });
    await createProduct(api, parents, 'A-3', { description: 'Pneu Travessa', size: '205/60R16' });
    await createProduct(api, parents, 'A-4', { description: 'Pneu Lavoura', size: '18.4-34' });
    await createProduct(api, parents, 'A-6', { description: 'Pneu Carregadeira', size: '20.5-25' });
    const off = await createProduct(api, parents, 'A-5', { description: 'Pneu Sumido', size: '205/50R16' });
    await api.call('admin', 'PUT', `/product/setInactive/${off}`);
  });
  afterAll(() => api.close());
  const get = async (path: string) => (await api.call('visitor', 'GET', path)).body;
  const suggested = async (term: string) => {
    const { Brands, Sizes } = await get(`/product/suggestions?term=${encodeURIComponent(term)}`);
    const words = (facets: { Value: string; Count: number }[]) => facets.map(({ Value, Count }) => `${Value} ${Count}`);
    return [...words(Brands), ...words(Sizes)];
  };

  test.each([
    ['205', ['205/55R16 2', '205/60R16 1', '20.5-25 1']],
    ['205/55', ['205/55R16 2']],
    ['pneu 205 60', ['205/60R16 1']],
    ['estrad', ['Marca Estradeira 5']],
    ['ESTRÁD 18.4', ['Marca Estradeira 5', '18.4-34 1']],
    ['205/50', []],
    ['zzz', []],
  ])('[SF-08] what begins as %s may become %j', async (term, expected) => {
    expect(await suggested(term)).toEqual(expected);
  });

  test.each([
    ['avendia', ['avenida']],
    ['avemidda', ['avenida']],
    ['travvesa 205', ['travessa 205']],
    ['avenida', []],
    ['sumiido', []],
    ['xyzxyz', []],
    ["av%nida'; --", []],
  ])('[SF-06] who looks for %s may have meant %j', async (term, expected) => {
    expect((await get(`/product/alternatives?term=${encodeURIComponent(term)}`)).Terms).toEqual(expected);
  });

  test.each([
    ['205 55 r 16 michelin', { Words: ['michelin'], Term: '205 55 r 16', Count: 2 }],
    ['michelin avenida', { Words: ['michelin'], Term: 'avenida', Count: 2 }],
    ['michelin goodyear 205/60R16', { Words: ['michelin', 'goodyear'], Term: '205/60R16', Count: 1 }],
    ['michelin', null],
    ['pneu de michelin', null],
    ['avendia michelin', { Words: ['michelin'], Term: 'avendia', Count: 2 }],
    // a correction comes first
    ['avenida pnu', null],
    ['205/50R16 michelin', null],
    ['avenida', null],
  ])(
    '[SF-06] of %s the words that no product has are named, with what is found without them',
    async (term, without) => {
      expect((await get(`/product/alternatives?term=${encodeURIComponent(term)}`)).Without).toEqual(without);
    },
  );

  test('[SF-06] of a size that is not sold the nearest ones are named, those that are off sale never', async () => {
    const near = {
      Sizes: [
        { Value: '205/55R16', Count: 2 },
        { Value: '205/60R16', Count: 1 },
        { Value: '20.5-25', Count: 1 },
        { Value: '18.4-34', Count: 1 },
      ],
    };
    expect(await get('/product/alternatives?size=205/50R16')).toMatchObject(near);
    expect(await get('/product/alternatives?term=pneu 205 50 16')).toMatchObject(near);
    expect(await get('/product/alternatives')).toEqual({ Sizes: [], Terms: [], Without: null });
    expect((await api.call('visitor', 'GET', `/product/alternatives?term=${'a'.repeat(201)}`)).status).toBe(400);
    const many = Array.from({ length: 60 }, () => 'ab').join(' ');
    expect((await get(`/product/alternatives?term=${many}`)).Terms).toEqual([]);
  });
});
