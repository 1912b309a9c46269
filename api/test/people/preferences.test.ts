import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { startApi, type TestApi } from '../support/api';
import { ONE_ENGINE } from '../support/engines';

const LIST = '/admin/produtos';
const NOTHING = { Rows: null, Hidden: [], Views: [] };

describe.each(ONE_ENGINE)('what people of the staff have set of their lists, on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine);
  });
  afterAll(() => api.close());
  beforeEach(() => api.database.db.execute(sql`delete from preference`));

  type Caller = 'admin' | 'seller' | 'otherSeller';
  const read = async (caller: Caller = 'seller') => (await api.call(caller, 'GET', '/preference')).body;
  const put = async (what: string, body: object, caller: Caller = 'seller') =>
    (await api.call(caller, 'PUT', `/preference/${what}`, body)).status;
  const remove = async (name: string, caller: Caller = 'seller') =>
    (await api.call(caller, 'DELETE', `/preference/view?list=${LIST}&name=${encodeURIComponent(name)}`)).status;
  const view = (name: string, query = 'term=aro') => ({ list: LIST, name, query });

  test('is there for who set it, and for nobody else', async () => {
    expect(await read()).toEqual(NOTHING);
    expect(await put('rows', { rows: 50 })).toBe(204);
    expect(await put('columns', { list: LIST, columns: ['Created', 'Brand', 'Brand'] })).toBe(204);
    expect(await put('view', view('Aro 16'))).toBe(204);
    const set = {
      Rows: 50,
      Hidden: [{ List: LIST, Columns: ['Created', 'Brand'] }],
      Views: [{ List: LIST, Name: 'Aro 16', Query: 'term=aro' }],
    };
    expect(await read()).toEqual(set);
    expect(await read('otherSeller')).toEqual(NOTHING);
    expect(await remove('Aro 16', 'otherSeller')).toBe(404);
    expect(await read()).toEqual(set);
  });

  test('is set anew and taken back', async () => {
    await put('rows', { rows: 100 });
    await put('rows', { rows: 8 });
    await put('columns', { list: LIST, columns: ['Created'] });
    await put('columns', { list: LIST, columns: [] });
    await put('view', view('Aro 16'));
    expect(await remove('ARO 16')).toBe(204);
    expect(await remove('Aro 16')).toBe(404);
    expect(await read()).toEqual({ ...NOTHING, Rows: 8 });
  });

  test('has one view of a name, however it is written, with the filters given last', async () => {
    await put('view', view('Caminhão'));
    await put('view', view(' caminhao ', 'term=carga'));
    await put('view', { ...view('Caminhão', 'x=1'), list: '/admin/modelos' });
    expect((await read()).Views).toEqual([
      { List: '/admin/modelos', Name: 'Caminhão', Query: 'x=1' },
      { List: LIST, Name: 'caminhao', Query: 'term=carga' },
    ]);
  });

  test.each([
    ['rows', { rows: 7 }],
    ['rows', { rows: 1_000_000 }],
    ['rows', {}],
    ['columns', { list: LIST, columns: ['a b'] }],
    ['columns', { list: 'https://example.org', columns: [] }],
    ['columns', { list: LIST, columns: Array.from({ length: 31 }, () => 'a') }],
    ['view', view('   ')],
    ['view', view('n'.repeat(41))],
    ['view', view('Longa', 'q'.repeat(1001))],
    ['view', { ...view('Alheia'), person: randomUUID() }],
  ])('refuses %s with %j', async (what, body) => {
    expect(await put(what, body)).toBe(400);
    expect(await read()).toEqual(NOTHING);
  });

  test('has an end, also for who saves many at once', async () => {
    await api.database.db.execute(sql`
      insert into preference (person_code, kind, list, name, key, value)
      select ${api.people.seller.code}, 'VIEW', ${LIST}, 'v' || n, 'v' || n, '' from generate_series(1, 195) n`);
    const statuses = await Promise.all(Array.from({ length: 12 }, (_, at) => put('view', view(`mais ${at}`))));
    expect(statuses.filter((status) => status === 204)).toHaveLength(5);
    expect(statuses.filter((status) => status === 409)).toHaveLength(7);
    expect((await read()).Views).toHaveLength(200);
    expect(await put('view', view('v1', 'nova=1'))).toBe(204);
  });
});
