import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { followPublicChanges } from '../../src/cache/public-changes';
import { sharedListening } from '../../src/db/shared-listening';
import { startApi, type TestApi } from '../support/api';
import { MATRIX } from '../support/cases/access-matrix';
import { ENGINES, ONE_ENGINE } from '../support/engines';
import { until } from '../support/wait';

type Hear = (payload: string) => void;

/** A place to listen at, of which the first `failures` attempts fail. */
function listeningPlace(failures = 0) {
  const hearers = new Set<Hear>();
  const stop = jest.fn();
  let left = failures;
  const open = jest.fn(async (hear: Hear) => {
    if (left-- > 0) throw new Error('não responde');
    hearers.add(hear);
    return async () => {
      stop();
      hearers.delete(hear);
    };
  });
  const say = (payload: string) => {
    for (const hear of hearers) hear(payload);
  };
  return { open, stop, say };
}

describe('what is heard of changes', () => {
  test('one connection serves every hearer, and ends with the last one', async () => {
    const { open, stop, say } = listeningPlace();
    const listen = sharedListening(open);
    const [one, other] = [jest.fn(), jest.fn()];
    const [leaveOne, leaveOther] = await Promise.all([listen(one), listen(other)]);
    say('a');
    await leaveOne();
    say('b');
    expect([one.mock.calls, other.mock.calls, open.mock.calls.length]).toEqual([[['a']], [['a'], ['b']], 1]);
    expect(stop).not.toHaveBeenCalled();
    await leaveOther();
    await leaveOther();
    expect(stop).toHaveBeenCalledTimes(1);
    await listen(one);
    expect(open).toHaveBeenCalledTimes(2);
  });

  test('a connection that did not open is opened for the next hearer', async () => {
    const { open, say } = listeningPlace(1);
    const listen = sharedListening(open);
    const [refused, heard] = [jest.fn(), jest.fn()];
    await expect(listen(refused)).rejects.toThrow('não responde');
    await listen(heard);
    say('a');
    expect([refused.mock.calls, heard.mock.calls]).toEqual([[], [['a']]]);
  });

  test('everything is forgotten when listening begins, at a change, and after a gap; not at other news', async () => {
    const { open, say, stop } = listeningPlace();
    const forget = jest.fn();
    const end = followPublicChanges({ listen: open }, forget);
    await until(() => forget.mock.calls.length || undefined);
    for (const payload of ['quotation', 'public:shop', 'person:x', '']) say(payload);
    expect(forget.mock.calls).toEqual([[], ['shop'], []]);
    await end();
    expect(stop).toHaveBeenCalledTimes(1);
  });

  test('as long as nothing can be heard, nothing is remembered for long', async () => {
    jest.useFakeTimers();
    const { open } = listeningPlace(2);
    const forget = jest.fn();
    const end = followPublicChanges({ listen: open }, forget);
    await jest.advanceTimersByTimeAsync(4000);
    expect([open.mock.calls.length, forget.mock.calls.length]).toEqual([3, 3]);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(forget).toHaveBeenCalledTimes(3);
    await end();
    jest.useRealTimers();
  });
});

describe.each(ENGINES)('public answers on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine);
  });
  afterAll(() => api.close());

  test('what is changed beside the API is seen by visitors', async () => {
    const brands = async () => (await api.call('visitor', 'GET', '/brand')).body.length as number;
    const before = await brands();
    await api.database.db.execute(sql`insert into brand (description) values ('Por fora')`);
    await until(async () => (await brands()) === before + 1 || undefined);
    expect((await api.call('visitor', 'GET', '/shop')).body.TakesGuests).toBe(true);
    await api.database.db.execute(sql`update desk_settings set takes_guests = false`);
    await until(async () => !(await api.call('visitor', 'GET', '/shop')).body.TakesGuests || undefined);
  });

  test('a change that is taken back is none, and one in a transaction counts when it is committed', async () => {
    const names = async () =>
      (await api.call('visitor', 'GET', '/brand')).body.map(({ Description }: { Description: string }) => Description);
    await names();
    const change = (tx: Pick<typeof api.database.db, 'execute'>, name: string) =>
      tx.execute(sql`insert into brand (description) values (${name})`);
    const undone = api.database.db.transaction(async (tx) => {
      await change(tx, 'Desfeita');
      throw new Error('de volta');
    });
    await expect(undone).rejects.toThrow('de volta');
    await api.database.db.transaction((tx) => change(tx, 'Feita'));
    const seen = await until(async () => {
      const present = await names();
      return present.includes('Feita') ? present : undefined;
    });
    expect(seen).not.toContain('Desfeita');
  });
});

/** Returns the text of a statement as pg takes it. */
const textOf = (asked: unknown) => (typeof asked === 'string' ? asked : ((asked as { text?: string }).text ?? ''));

/** Written by triggers of products alone, in the same transaction. */
const DERIVED = ['product_line', 'search_word'];

const TABLE = /\b(?:from|join) "?([a-z_]+)"?/g;

describe('tables that answers to visitors are made of', () => {
  test('announce their changes', async () => {
    const api = await startApi(ONE_ENGINE[0] ?? 'pglite');
    const tables = new Set<string>();
    const visit = async (path: string) => {
      const statements: string[] = [];
      const query = jest.spyOn(Client.prototype, 'query');
      const { headers } = await api.app.inject({ url: `/api${path}`, headers: { 'channel-code': 'web' } });
      statements.push(...query.mock.calls.map(([asked]) => textOf(asked)));
      query.mockRestore();
      if (headers.etag) for (const [, name = ''] of statements.join('\n').matchAll(TABLE)) tables.add(name);
    };
    for (const [method, path, visitor] of MATRIX) if (method === 'GET' && visitor === 200) await visit(path);
    const { rows } = await api.database.db.execute<{ name: string }>(
      sql`select tgrelid::regclass::text as name from pg_trigger where tgname = 'public_data_changed'`,
    );
    const announcing = new Set([...DERIVED, ...rows.map(({ name }) => name)]);
    const known = await api.database.db.execute<{ name: string }>(
      sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    const read = known.rows.map(({ name }) => name).filter((name) => tables.has(name));
    expect(read).toEqual(expect.arrayContaining(['product', 'brand', 'site_content', 'desk_settings']));
    expect(read.filter((name) => !announcing.has(name))).toEqual([]);
    await api.close();
  });
});
