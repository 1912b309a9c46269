import type { Equivalent } from '@rodovia/shared/contracts/catalog';
import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct, type Parents } from '../support/catalogue';
import { ENGINES } from '../support/engines';

const services = (load: string, speed: string) => `Índice de carga:${load}\nÍndice de velocidade:${speed}`;

describe.each(ENGINES)('equivalent sizes on %s', (engine) => {
  let api: TestApi;
  let parents: Parents;
  let made = 0;
  const add = (size: string, observation: string, publicPrice: number | null = 400) =>
    createProduct(api, parents, `EQV-${++made}`, { size, publicPrice, observation, description: `Pneu ${made}` });
  const ask = async (query: string) => (await api.call('visitor', 'GET', `/product/equivalents?${query}`)).body;
  const found = async (query: string) =>
    (await ask(query)).Equivalents.map(({ Size, Unknowns, Products }: Equivalent) => [
      Size,
      Unknowns,
      Products.map(({ Code }) => Code),
    ]);

  beforeAll(async () => {
    api = await startApi(engine);
    parents = await createParents(api, 'medidas');
  });
  afterAll(() => api.close());

  test('those for sale on the same rim, close in diameter, that carry and run enough: the cheapest of each, those without a price last', async () => {
    const own = await add('205/55R16', services('91', 'V'));
    const unpriced = await add('225/50R16', services('92', 'W'), null);
    const dear = await add('225/50 R16', services('95', 'V'), 900);
    const cheap = await add('225/50R16', services('92', 'V'), 500);
    await add('225/50R16', services('88', 'V'), 100);
    await add('225/50R16', services('92', 'T'), 100);
    const removed = await add('195/60R16', services('95', 'V'));
    await add('205/65R16', services('95', 'V'));
    await add('205/50R17', services('95', 'V'));
    const all = [['225/50R16', [], [cheap, dear, unpriced]]];
    expect(await found('size=205/55R16&load=91&speed=V')).toEqual([...all, ['195/60R16', [], [removed]]]);
    await api.call('admin', 'PUT', `/product/setInactive/${removed}`);
    expect(await found('size=205 55 16&load=91&speed=V')).toEqual(all);
    expect(await found('size=225/50R16&load=91&speed=V')).toEqual([['205/55R16', [], [own]]]);
    const [nearest] = (await ask('size=205/55R16&load=91&speed=V')).Equivalents;
    expect(nearest).toMatchObject({ DiameterPercent: -0.1, SpeedAt100: 99.9 });
    expect(nearest.Products[0]).toMatchObject({
      Brand: { Description: 'Marca medidas' },
      PublicPrice: 500,
      IsActive: true,
    });
    expect(await found('size=205/55R16&load=110&speed=V')).toEqual([]);
  });

  test('what is not known is never guessed: it is said, and gives way to what is known', async () => {
    const odd = await add('165R13', 'Índice de carga:reforçado\nBanda:Misto', 10);
    expect(await found('size=165/80R13&load=82&speed=T')).toEqual([
      [
        '165R13',
        ['Índice de carga não informado; o pedido tem 82.', 'Índice de velocidade não informado; o pedido tem T.'],
        [odd],
      ],
    ]);
    expect(await ask('size=165/80R13')).toMatchObject({ Size: '165/80R13', Load: null, Speed: null });
    const known = await add('165R13', services('82', 'T'), 300);
    expect(await found('size=165/80R13&load=82&speed=T')).toEqual([['165R13', [], [known]]]);
  });

  test('a text that is no size has none, and what is out of bounds is refused', async () => {
    expect(await ask('size=protetor')).toEqual({ Size: null, Load: null, Speed: null, Equivalents: [] });
    expect((await ask('size=999/99R99')).Equivalents).toEqual([]);
    const refused = [
      '',
      'size=',
      `size=${'9'.repeat(61)}`,
      'size=1&load=V',
      'size=1&speed=O',
      'size=1&load=9999',
      'size=1&x=1',
    ];
    for (const query of refused)
      expect([query, (await api.call('visitor', 'GET', `/product/equivalents?${query}`)).status]).toEqual([query, 400]);
  });
});
