import { LINES_AT_ONCE, type MatchedLine, type MatchedList } from '@rodovia/shared/contracts/quotations';
import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct, type Parents } from '../support/catalogue';
import { ENGINES } from '../support/engines';

describe.each(ENGINES)('a list of a customer against the catalogue on %s', (engine) => {
  let api: TestApi;
  let own: Parents;
  let other: Parents;
  beforeAll(async () => {
    api = await startApi(engine);
    own = await createParents(api, 'Serrana');
    other = await createParents(api, 'Planalto');
  });
  afterAll(() => api.close());

  let made = 0;
  const add = (parents: Parents, size: string, service: string, fields: Record<string, unknown> = {}) =>
    createProduct(api, parents, `ML-${++made}`, {
      size,
      observation: `Índice de carga:${service.slice(0, -1)}\nÍndice de velocidade:${service.slice(-1)}`,
      ...fields,
    });
  const match = (...lines: string[]) => api.call('visitor', 'POST', '/product/match-list', { lines });
  async function line(text: string): Promise<MatchedLine & Pick<MatchedList, 'Products'>> {
    const { body } = await match(text);
    return { ...body.Lines[0], Products: body.Products };
  }
  const codesOf = ({ Matches }: MatchedLine) => Matches.map(({ Code }) => Code);

  test('what is understood comes with what is for sale of the size, the cheapest first', async () => {
    const dear = await add(own, '195/65R15', '91H', { publicPrice: 500 });
    const cheap = await add(other, '195/65 R15', '91H', { publicPrice: 400 });
    const none = await add(own, '195/65R15', '91H', { publicPrice: null });
    const off = await add(own, '195/65R15', '91H', { publicPrice: 1 });
    await api.call('admin', 'PUT', `/product/setInactive/${off}`);
    const found = await line('quatro 195 65 15 91H');
    expect(found).toMatchObject({ Quantity: 4, Size: '195/65R15', Load: '91', Speed: 'H', Doubts: [], Missing: [] });
    expect(codesOf(found)).toEqual([cheap, dear, none]);
    expect(found.Matches.every(({ Differs }) => Differs.length === 0)).toBe(true);
    expect(found.Products.map(({ Code }) => Code).sort()).toEqual([cheap, dear, none].sort());
    expect(found.Products[0]).toMatchObject({ Brand: { Description: expect.stringContaining('Marca') } });
  });

  test('what carries or runs less, is of another brand or for another axle stands behind and says so', async () => {
    const position = (where: string, load = '152M') => ({
      observation: `Índice de carga:${load.slice(0, -1)}\nÍndice de velocidade:M\nPosição:${where}\nLonas:16`,
      publicPrice: 100,
    });
    const drive = await add(own, '295/80R22.5', '', position('Trativo'));
    const weak = await add(own, '295/80R22.5', '', position('Direcional', '146M'));
    const right = await add(own, '295/80R22.5', '', { ...position('Direcional'), publicPrice: 900 });
    const every = await add(other, '295/80R22.5', '', { ...position('Todos os eixos'), publicPrice: 950 });
    const found = await line('4x 295/80 R22,5 direcional 152M marca serrana');
    expect(found).toMatchObject({ Brand: 'Marca Serrana', Position: 'Direcional' });
    expect(found.Matches[0]).toEqual({ Code: right, Differs: [] });
    const differs = Object.fromEntries(found.Matches.map(({ Code, Differs }) => [Code, Differs.join(' ')]));
    expect(differs[drive]).toBe('A posição é Trativo.');
    expect(differs[weak]).toBe('O índice de carga é 146, menor que 152.');
    expect(differs[every]).toBe('A marca é Marca Planalto, e não Marca Serrana.');
    const plies = await line('2 un 295/80R22.5 18 lonas');
    expect(plies.Matches.find(({ Code }) => Code === right)?.Differs).toEqual(['Tem 16 lonas, e não 18.']);
  });

  test('a public and an internal code name their product, in any case; another size beside it is said', async () => {
    const coded = await add(own, '175/70R13', '82T', { codePub: 'PÚB-4471', internCode: 'int-9X' });
    for (const text of ['2 púb-4471', 'PUB-4471 2 unidades', '2x INT-9x']) {
      const found = await line(text);
      expect(found.Matches).toEqual([{ Code: coded, Differs: [] }]);
      expect(found.Missing).toEqual([]);
    }
    expect((await line('2 PÚB-4471 185/70R14')).Matches).toEqual([
      { Code: coded, Differs: ['A medida é 175/70R13, e não 185/70R14.'] },
    ]);
  });

  test('a line without a size is searched for by its words, and says that the size is missing', async () => {
    const named = await add(own, '750-16', '115A', { description: 'Pneu Capinzal Lameiro' });
    const found = await line('3 capinzal');
    expect(codesOf(found)).toEqual([named]);
    expect(found.Missing).toEqual(['A medida não está escrita.']);
    expect((await line('3 capimzal')).Matches.length).toBeLessThanOrEqual(1);
  });

  test('words that no product has are said, and do not take the tyre away', async () => {
    const only = await add(own, '12.4-24', '128A');
    const found = await line('2 12.4-24 da fazenda velha');
    expect(codesOf(found)).toEqual([only]);
    expect(found.Doubts.join(' ')).toContain('velha');
  });

  test('what the catalogue has not, and what is nothing, matches nothing and says so', async () => {
    expect(await line('4 265/30R21')).toMatchObject({ Matches: [], Missing: ['Não temos 265/30R21 no catálogo.'] });
    const nothing = await line('bom dia');
    expect(nothing.Matches).toEqual([]);
    expect(nothing.Missing).toEqual(['A quantidade não está escrita.', 'Não reconheci uma medida nem um código.']);
    expect((await line('')).Matches).toEqual([]);
  });

  test('the words of a line decide between tyres of one size, in any form; a tyre for all axles stands behind', async () => {
    const tread = (banda: string, position: string, price: number) =>
      add(own, '275/70R22.5', '148M', {
        observation: `Banda:${banda}\nPosição:${position}`,
        publicPrice: price,
      });
    const smooth = await tread('Lisa, com sulcos', 'Direcional', 100);
    const mixed = await tread('Mista', 'Todos os eixos', 150);
    const lugged = await tread('Borrachuda, com blocos', 'Trativo', 900);
    const best = async (text: string) => (await line(text)).Matches[0];
    expect(await best('8 275/70R22.5 borrachudo')).toEqual({ Code: lugged, Differs: [] });
    expect(await best('4 275/70R22.5 liso')).toEqual({ Code: smooth, Differs: [] });
    expect(await best('4 275/70R22.5 lisos direcionais')).toEqual({ Code: smooth, Differs: [] });
    expect((await line('4 275/70R22.5 trativo')).Matches.map(({ Code }) => Code)).toEqual([lugged, mixed, smooth]);
  });

  test('goods that are no tyres have no product; a line of several tyres says of what it consists', async () => {
    await add(own, '10.00-16', '121A');
    const tubes = await line('4 câmaras de ar 10.00-16');
    expect(tubes).toMatchObject({ Quantity: 4, Goods: 'câmara de ar', Matches: [] });
    expect(tubes.Missing).toEqual(['A linha pede câmara de ar, e não pneu: o vendedor responde por escrito.']);
    const two = await line('2 10.00-16 e 4 205/55R16');
    expect(two).toMatchObject({ Sizes: ['205/55R16', '10.00-16'], Parts: ['2 10.00-16', '4 205/55R16'] });
    expect((await line('2 10.00-16')).Parts).toEqual([]);
  });

  test('radial is not taken for diagonal without a word', async () => {
    const radial = await add(own, '18.4R34', '144A');
    const found = await line('2 18.4-34');
    expect(found.Matches).toEqual([{ Code: radial, Differs: ['A construção é outra: 18.4R34.'] }]);
  });

  test('lines are answered in their order, each product once', async () => {
    const one = await add(own, '165/60R14', '75H');
    const { body } = await match('1 165/60R14', 'nada', '8 pneus 165 60 14');
    expect(body.Lines.map(({ Quantity }: MatchedLine) => Quantity)).toEqual([1, null, 8]);
    expect(body.Lines.map(codesOf)).toEqual([[one], [], [one]]);
    expect(body.Products).toHaveLength(1);
  });

  test('what somebody writes is text: patterns, SQL and a thousand brands of letters', async () => {
    const lines = ["'; drop table product; --", '%%%% ____', '<script>4 205/55R16</script>', '\\ 2 $1 %1$s', '９９９'];
    const answer = await match(...lines);
    expect(answer.status).toBe(200);
    expect(answer.body.Lines).toHaveLength(lines.length);
  });

  test('more lines than fit and longer ones are refused', async () => {
    expect((await match()).status).toBe(400);
    expect((await match(...Array.from({ length: LINES_AT_ONCE + 1 }, () => 'x'))).status).toBe(400);
    expect((await match('x'.repeat(301))).status).toBe(400);
    expect((await api.call('visitor', 'POST', '/product/match-list', { lines: ['x'], more: 1 })).status).toBe(400);
  });
});
