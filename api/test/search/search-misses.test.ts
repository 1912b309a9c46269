import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { missedSearch } from '../../src/cache/missed-search';
import { MAX_MISSES, SearchMisses } from '../../src/cache/search-misses';
import { type Caller, startApi, type TestApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { ONE_ENGINE } from '../support/engines';

describe('what may be remembered of a search', () => {
  const PERSONAL = [
    'fulano@empresa.example',
    '529.982.247-25',
    '(11) 98765-4321',
    'pneu 11987654321',
    '12.345.678/0001-95',
  ];

  test.each(PERSONAL)('not %s', (text) => expect(missedSearch(text)).toBeUndefined());

  test('a size in any spelling is one size, and its load and speed are no number of somebody', () => {
    for (const text of ['205/55R16', '205 55 16', '2055516', '205/55 R16 91V'])
      expect(missedSearch(text)).toMatchObject({ size: '205/55R16', sizeKey: '2055516' });
  });

  test('words are the same with and without accents, capitals and blanks', () => {
    expect(missedSearch('  Pneu   Câmara ')).toEqual({ size: '', sizeKey: '', words: 'pneu camara' });
  });

  test('nothing that is remembered is an address, a long number, empty or long', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ maxLength: 200 }), fc.mixedCase(fc.emailAddress()), fc.stringMatching(/^[\d ./-]{0,40}$/)),
        (text) => {
          const missed = missedSearch(text);
          if (!missed) return;
          expect(missed.words).not.toContain('@');
          expect(missed.words.replace(/\D/g, '').length).toBeLessThan(8);
          expect(`${missed.size}${missed.words}`.length).toBeGreaterThan(0);
          expect(`${missed.size} ${missed.words}`.length).toBeLessThanOrEqual(60);
        },
      ),
    );
  });
});

describe.each(ONE_ENGINE)('what customers look for in vain, on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine);
    await createProduct(api, await createParents(api, 'procura'), 'PROC-1', { size: '175/70R13' });
  });
  afterAll(() => api.close());

  const look = async (query: string, caller: Caller = 'visitor') => {
    const answer = await api.call(caller, 'GET', `/product/pagged?${query}`);
    expect(answer.status).toBe(200);
  };
  const misses = async (query = 'orderBy=Asked desc') =>
    (await api.call('admin', 'GET', `/search-miss/pagged?quantity=100&${query}`)).body.Results.map(
      ({ Kind, Term, Asked }: { Kind: string; Term: string; Asked: number }) => `${Kind} ${Term} ${Asked}`,
    );
  beforeEach(() => api.database.db.execute(sql`delete from search_miss`));

  test('words without results and sizes that no product has are counted; what is found is not', async () => {
    for (const term of ['Trator Xyz', 'trator xyz', 'trator xyz', 'pneu', '175/70R13'])
      await look(`term=${encodeURIComponent(term)}`);
    await look(`term=${encodeURIComponent('205/55 R16 91V')}`, 'client');
    await look(`sizes=${encodeURIComponent('205/55R16')}`);
    await look(`term=${encodeURIComponent('175/70R13 inexistente')}`);
    expect(await misses()).toEqual(['TERM trator xyz 3', 'SIZE 205/55R16 2', 'TERM 175/70R13 inexistente 1']);
    expect(await misses('kind=SIZE')).toEqual(['SIZE 205/55R16 2']);
    expect(await misses('term=trator')).toEqual(['TERM trator xyz 3']);
  });

  test('what staff look for, and what another filter narrows, is not; nor what tells of somebody', async () => {
    await look('term=umtermoqualquer', 'seller');
    await look('term=outrotermo', 'admin');
    await look('term=maisum&brands=nenhuma');
    await look(`term=${encodeURIComponent('eu@exemplo.example')}`);
    await look('term=52998224725');
    expect(await misses()).toEqual([]);
  });

  test('a size leaves the list once a product has it, and a row when it is dismissed', async () => {
    await look('term=18.4-34');
    await look('term=coisa');
    expect(await misses()).toHaveLength(2);
    await createProduct(api, await createParents(api, 'trator'), 'PROC-2', { size: '18.4-34' });
    expect(await misses()).toEqual(['TERM coisa 1']);
    const [row] = (await api.call('admin', 'GET', '/search-miss/pagged')).body.Results;
    expect((await api.call('seller', 'DELETE', `/search-miss/${row.Code}`)).status).toBe(403);
    expect((await api.call('admin', 'DELETE', `/search-miss/${row.Code}`)).status).toBe(204);
    expect((await api.call('admin', 'DELETE', `/search-miss/${row.Code}`)).status).toBe(404);
    expect(await misses()).toEqual([]);
  });

  test('no more than ten thousand stay, those that were asked for most', async () => {
    const { db } = api.database;
    await db.execute(sql`insert into search_miss (kind, term, asked) select 'TERM', 'velho ' || n, 2
      from generate_series(1, ${MAX_MISSES}) n`);
    const crowd = new SearchMisses();
    for (let count = 0; count < 600; count += 1) crowd.note(`novo ${count}`);
    for (let count = 0; count < 3; count += 1) crowd.note('bem procurado');
    await crowd.flush(db);
    const again = new SearchMisses();
    for (let count = 0; count < 3; count += 1) again.note('bem procurado');
    await Promise.all([again.flush(db), crowd.flush(db)]);
    const { rows } = await db.execute<{ total: number; asked: number }>(sql`select count(*)::int as total,
      (select asked from search_miss where term = 'bem procurado') as asked from search_miss`);
    expect(rows[0]).toEqual({ total: MAX_MISSES, asked: 3 });
  });

  test('what could not be written is written later', async () => {
    const { db } = api.database;
    const counted = new SearchMisses();
    counted.note('teimoso');
    const broken = { transaction: () => Promise.reject(new Error('sem banco')) } as unknown as typeof db;
    await expect(counted.flush(broken)).rejects.toThrow('sem banco');
    counted.note('teimoso');
    await counted.flush(db);
    expect(await misses()).toEqual(['TERM teimoso 2']);
  });
});
