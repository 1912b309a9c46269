import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/app';
import { openDatabase } from '../../src/db/open';
import { type Caller, startApi, type TestApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { ENGINES } from '../support/engines';
import { proposalCalls, sentProposal } from '../support/proposals';
import { type EventReader, readEvents } from '../support/servers/event-reader';
import { until } from '../support/wait';

const listening = (app: FastifyInstance) => app.listen({ port: 0, host: '127.0.0.1' });

describe.each(ENGINES)('the events of quotations on %s', (engine) => {
  let api: TestApi;
  let base: string;
  let productCode: string;
  const readers: EventReader[] = [];

  beforeAll(async () => {
    api = await startApi(engine);
    base = await listening(api.app);
    productCode = await createProduct(api, await createParents(api, 'eventos'), 'E1');
  });
  afterEach(() => {
    for (const reader of readers.splice(0)) reader.drop();
  });
  afterAll(async () => {
    // the test's own client keeps connections of refused calls
    api.app.server.closeAllConnections();
    await api.close();
  });

  async function read(caller: Caller, lastEventId?: string): Promise<EventReader> {
    const reader = await readEvents(base, api.token(caller), lastEventId);
    readers.push(reader);
    if (reader.status === 200) await reader.ready();
    return reader;
  }
  const open = async (caller: 'client' | 'otherClient' = 'client') =>
    (await api.call(caller, 'POST', '/shopping-cart', { shoppingCartItem: [{ productCode, quantity: 1 }] })).body.Code;
  const assign = (code: string) =>
    api.call('admin', 'PUT', `/shopping-cart/start-service/${code}?sellerCode=${api.people.seller.code}`);
  const seen = ({ news }: EventReader) => news.map(({ code, status }) => `${code} ${status}`);
  const sees = (reader: EventReader, count: number) => until(() => (reader.news.length >= count ? true : undefined));

  test('an acceptance is news with version and total, for those who may see it', async () => {
    const seller = await read('seller');
    const code = await open();
    await assign(code);
    const sent = await sentProposal(api, code, 12_345);
    await proposalCalls(api).accept(sent);
    const accepted = await until(() => seller.news.find(({ proposal }) => proposal?.status === 'ACCEPTED'));
    expect(accepted).toMatchObject({ code, own: false, proposal: { version: 1, totalCents: sent.TotalCents } });
    expect(seller.news.find(({ kind }) => kind !== 'PROPOSAL')?.proposal).toBeNull();
  });

  test('[RO-05] [BO-19] each person hears of the quotations it may see, and of no others', async () => {
    const callers = ['admin', 'seller', 'otherSeller', 'client', 'otherClient'] as const;
    const [admin, seller, otherSeller, client, otherClient] = (await Promise.all(
      callers.map((caller) => read(caller)),
    )) as [EventReader, EventReader, EventReader, EventReader, EventReader];
    const code = await open();
    await assign(code);
    const last = await open('otherClient');
    await sees(admin, 3);
    await sees(otherClient, 1);
    await sees(client, 2);
    await sees(seller, 1);
    expect(seen(admin)).toEqual([`${code} OPEN`, `${code} IN PROGRESS`, `${last} OPEN`]);
    expect(seen(seller)).toEqual([`${code} IN PROGRESS`]);
    expect(seen(client)).toEqual([`${code} OPEN`, `${code} IN PROGRESS`]);
    expect(seen(otherClient)).toEqual([`${last} OPEN`]);
    expect(seen(otherSeller)).toEqual([]);
    expect(client.news[0]).toMatchObject({ type: 'quotation', number: expect.any(Number), own: true });
    expect(client.news[1]?.own).toBe(false);
    expect(Date.parse(client.news[0]?.at ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  test('begins now, says where that is, and is neither kept nor compressed', async () => {
    await open();
    const reader = await read('client');
    expect(Number(reader.last())).toBeGreaterThan(0);
    expect(reader.news).toEqual([]);
    expect(reader.headers.get('content-type')).toContain('text/event-stream');
    expect(reader.headers.get('cache-control')).toBe('no-store');
    expect(reader.headers.get('x-accel-buffering')).toBe('no');
    expect(reader.headers.get('content-encoding')).toBeNull();
  });

  test('a dropped connection goes on where it was and misses nothing, whatever came at once', async () => {
    const first = await read('client');
    const before = await open();
    await sees(first, 1);
    first.drop();
    const missed = await Promise.all(Array.from({ length: 12 }, () => open()));
    const second = await read('client', first.last());
    const live = await open();
    await sees(second, 13);
    expect(seen(second).sort()).toEqual([...missed, live].map((code) => `${code} OPEN`).sort());
    expect(seen(first)).toEqual([`${before} OPEN`]);
  });

  test('where no stream gets through, the same is asked for in answers that end', async () => {
    const ask = (lastEventId?: string) =>
      api.call('client', 'GET', '/shopping-cart/events?follow=false', undefined, {
        ...(lastEventId && { 'last-event-id': lastEventId }),
      });
    const place = /id: (\d+)/.exec((await ask()).text)?.[1];
    const code = await open();
    const answer = await ask(place);
    expect(answer.text).toContain(`"code":"${code}"`);
    expect(answer.text).toMatch(/data: \{"type":"position"\}\n\n$/);
  });

  test('is refused to visitors, and a person has five at most', async () => {
    expect((await read('visitor')).status).toBe(401);
    expect((await read('client', 'x')).status).toBe(400);
    const own = await Promise.all(Array.from({ length: 7 }, () => readEvents(base, api.token('otherSeller'))));
    readers.push(...own);
    expect(own.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429]);
    own.find(({ status }) => status === 200)?.drop();
    await until(async () => ((await read('otherSeller')).status === 200 ? true : undefined));
  });

  test('[AU-09] ends with the token that opened it', async () => {
    const [revoked, other] = [await read('otherClient'), await read('client')];
    await api.call('otherClient', 'POST', '/person/logout-all');
    await until(() => revoked.isEnded() || undefined);
    expect(other.isEnded()).toBe(false);
  });

  test('[AU-09] ends with the session that opened it', async () => {
    const [left, other] = [await read('otherSeller'), await read('seller')];
    await api.call('otherSeller', 'POST', '/person/logout');
    await until(() => left.isEnded() || undefined);
    expect(other.isEnded()).toBe(false);
  });

  test('keeps no server from stopping', async () => {
    const app = await buildApp({ config: api.config, database: api.database });
    const place = await listening(app);
    const own = await Promise.all(Array.from({ length: 5 }, () => readEvents(place, api.token('client'))));
    readers.push(...own);
    for (const reader of own) await reader.ready();
    await app.close();
    await until(() => own.every((reader) => reader.isEnded()) || undefined);
  });
});

(ENGINES.includes('postgres') ? test : test.skip)(
  'two instances on one PostgreSQL hear of each other, also after the connection that listens was cut',
  async () => {
    const api = await startApi('postgres');
    const database = await openDatabase({ databaseUrl: api.databaseUrl, dataDir: '' });
    const second = await buildApp({ config: api.config, database });
    const reader = await readEvents(await listening(second), api.token('client'));
    const productCode = await createProduct(api, await createParents(api, 'dois'), 'E2');
    const open = async () =>
      (await api.call('client', 'POST', '/shopping-cart', { shoppingCartItem: [{ productCode, quantity: 1 }] })).body
        .Code;
    const heard = (code: string) => until(() => reader.news.some((news) => news.code === code) || undefined);
    await reader.ready();
    await heard(await open());
    await api.database.db.execute(
      "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen rodovia'",
    );
    await heard(await open());
    reader.drop();
    await second.close();
    await database.close();
    await api.close();
  },
);
