import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { endCanary, LIVE, setCanary } from '../publish/channel';
import { publish } from '../publish/publish';
import { givenRelease, liveState } from '../store/discovery';
import { openStore } from '../store/open-store';
import type { ReleaseStore } from '../store/release-store';
import { fakeBuild } from '../testing/fake-build';
import { rollBackFailing } from './automatic-rollback';
import { Collector } from './collector';
import { readCounts } from './counts';
import { valuesIn } from './distribution';
import { metricsText } from './metrics';
import { registerTelemetry } from './telemetry.routes';
import { createVisits, type Visits } from './visits';

const author = { by: 'equipe', why: 'teste', commit: 'abc1234' };
const owner = 'mf-a';
const release = '2.0.0-abc1234';
const report = { module: owner, release, phase: 'load' as const };

let store: ReleaseStore;
beforeEach(async () => {
  store = openStore(await mkdtemp(path.join(tmpdir(), 'rodovia-telemetry-')));
  for (const version of ['1.0.0', '2.0.0'])
    await publish(store, { ...author, dirs: [await fakeBuild({ module: owner, version })], sha: () => 'abc1234' });
  await setCanary(store, owner, { release: '1.0.0-abc1234', traffic: 10 }, author);
});

/** Returns an address in a distinct network. */
const placeOf = (i: number) => `10.${i >> 8}.${i & 255}.1`;

const visited = (collector: Collector, count: number, of = '1.0.0-abc1234') => {
  for (let i = 0; i < count; i++) collector.visit(owner, of, `v${i}`, placeOf(i));
};
const canary = { ...report, release: '1.0.0-abc1234' };

test('[MF-05] a canary that fails for many visits from many places is taken back, once, with a row', async () => {
  const [one, two] = [new Collector('s'), new Collector('s')];
  visited(one, 60);
  for (let i = 0; i < 12; i++) one.fail(canary, `v${i}`, placeOf(i));
  for (const collector of [one, two]) await collector.flush(store);
  const taken = await Promise.allSettled([rollBackFailing(store), rollBackFailing(store)]);
  expect(taken.filter((result) => result.status === 'fulfilled' && result.value.length > 0)).toHaveLength(1);
  expect(await store.livePointer(LIVE, owner)).toMatchObject({
    release,
    action: 'take-back',
    by: 'plataforma',
    why: '1.0.0-abc1234: 60 visitas de 60 redes, 12 com falha de 12 (20% das visitas, 20% por rede, 15,8% sem a pior); limite: mais de 10% por rede, mesmo sem a pior, de 50 visitas e 5 redes com falha em diante',
  });
  expect((await store.livePointer(LIVE, owner))?.canary).toBeUndefined();
});

test.each([
  ['few visits', 20, 20, placeOf],
  ['one place, however often', 60, 5000, () => '10.0.0.1'],
  ['one /48 of IPv6, which somebody has to themselves', 60, 5000, (i: number) => `2001:db8:7:${i.toString(16)}::1`],
  ['four networks that see nothing else', 60, 12, (i: number) => `10.9.${i % 4}.${i}`],
  ['a rate below the threshold', 200, 12, placeOf],
])('[MF-05] %s do not take a canary back', async (_, visits, failures, ipOf) => {
  const collector = new Collector('s');
  visited(collector, visits);
  for (let i = 0; i < failures; i++) collector.fail(canary, `x${i % visits}`, ipOf(i));
  await collector.flush(store);
  expect(await rollBackFailing(store)).toEqual([]);
});

test('[MF-05] a canary that is slower than the default is taken back, with what both take', async () => {
  const collector = new Collector('s');
  for (let i = 0; i < 150; i++) {
    collector.measure(owner, release, { LCP: 2000 }, placeOf(i));
    collector.measure(owner, canary.release, { LCP: i < 100 ? 6000 : 2000 }, placeOf(i));
  }
  await collector.flush(store);
  expect(await rollBackFailing(store)).toEqual([`${owner} ${canary.release}`]);
  expect((await store.livePointer(LIVE, owner))?.why).toMatch(
    /^1\.0\.0-abc1234: LCP pior que o da versão de todos: p75: LCP [56]\.\d{3}(,\d+)? ms \(150 medidas de 150 redes\); a de todos, p75: LCP [12]\./,
  );
});

test('[MF-05] when a canary was taken back is told alike by every instance, by a new one too; what people end is not', async () => {
  const reportsIn = async (of: ReleaseStore) =>
    (await metricsText(of)).split('\n').filter((line) => line.startsWith('rodovia_canary_taken_back'));
  await endCanary(store, owner, 'canary', author);
  expect(await reportsIn(store)).toEqual([]);
  await setCanary(store, owner, { release: canary.release, traffic: 10 }, author);
  const collector = new Collector('s');
  visited(collector, 60);
  for (let i = 0; i < 60; i++) collector.fail(canary, `v${i}`, placeOf(i));
  await collector.flush(store);
  await rollBackFailing(store);
  const at = (await store.livePointer(LIVE, owner))?.at ?? '';
  const line = `rodovia_canary_taken_back_timestamp_seconds{module="mf-a",release="1.0.0-abc1234"} ${Date.parse(at) / 1000}`;
  await setCanary(store, owner, { release: canary.release, traffic: 20 }, author);
  expect([await reportsIn(store), await reportsIn(openStore(store.place))]).toEqual([[line], [line]]);
});

test('[MF-05] the default release is never demoted, whatever is reported of it', async () => {
  const collector = new Collector('s');
  visited(collector, 100, release);
  for (let i = 0; i < 100; i++) collector.fail(report, `v${i}`, `10.0.${i}.1`);
  await collector.flush(store);
  expect(await rollBackFailing(store)).toEqual([]);
  expect((await store.livePointer(LIVE, owner))?.release).toBe(release);
});

test('a visit counts once, and what is counted is bounded and names nobody', async () => {
  const collector = new Collector('s');
  expect(collector.fail(canary, 'v1', '10.9.8.7')).toBe(true);
  expect(collector.fail(canary, 'v1', '10.9.8.7')).toBe(false);
  for (let i = 0; i < 1000; i++) collector.visit('mf-x', `1.0.${i}-abc1234`, 'v', '10.9.8.7');
  await collector.flush(store);
  const counts = await readCounts(store);
  expect(counts.size).toBeLessThanOrEqual(200);
  expect(JSON.stringify([...(await store.readNotes('telemetry'))])).not.toMatch(/10\.9\.8\.7|v1/);
  expect(await metricsText(store)).toContain(
    'rodovia_module_failures{module="mf-a",release="1.0.0-abc1234",phase="load"} 1',
  );
});

test('only this installation issues visits', () => {
  const visits = createVisits('segredo');
  const { id, cookie } = visits.begin();
  const value = /visit=([^;]+)/.exec(cookie)?.[1] ?? '';
  expect(visits.idOf(value)).toBe(id);
  expect(createVisits('outro').idOf(value)).toBeNull();
  for (const forged of [null, '', id, `${id}_`, `${id}_${'x'.repeat(22)}`, `zzz${value.slice(3)}`])
    expect(visits.idOf(forged)).toBeNull();
});

describe('what browsers report', () => {
  let app: FastifyInstance;
  let visits: Visits;
  beforeEach(async () => {
    app = fastify();
    app.addHook('onRequest', async (request) => {
      const [, value] = /^visit=(.*)$/.exec(request.headers.cookie ?? '') ?? [];
      Object.assign(request, { cookies: { visit: value } });
    });
    visits = createVisits('segredo');
    registerTelemetry(app, { store, live: () => liveState(store, LIVE), visits, secret: 'segredo' });
  });
  afterEach(() => app.close());

  /** Returns a visit with or without the canary. */
  async function visitWith(isCanary: boolean) {
    const live = (await liveState(store, LIVE)).modules.get(owner);
    for (;;) {
      const { id, cookie: header } = visits.begin();
      if (live && (givenRelease(live, owner, id) === live.canary?.record) === isCanary) return header.split(';')[0];
    }
  }

  const send = async (visit: string | undefined, payload: object, remoteAddress: string) =>
    (
      await app.inject({
        method: 'POST',
        url: '/api/telemetry',
        headers: visit ? { cookie: visit } : {},
        payload,
        remoteAddress,
      })
    ).statusCode;

  const counted = async () => {
    await app.close();
    return (await readCounts(store)).get('mf-a@1.0.0-abc1234');
  };

  test('[MF-05] failures of visits that were never given the release count for nothing', async () => {
    for (let i = 0; i < 10; i++) expect(await send(await visitWith(false), canary, placeOf(i))).toBe(204);
    expect(await send(undefined, canary, placeOf(20))).toBe(204);
    expect(await send(await visitWith(true), canary, placeOf(30))).toBe(204);
    expect(await counted()).toMatchObject({ visits: 1, failed: 1, networks: 1 });
  });

  test('[MF-05] a module that a page opens later counts as visited, once, and logs nothing', async () => {
    const visit = await visitWith(true);
    for (let i = 0; i < 3; i++) expect(await send(visit, { ...canary, phase: 'open' }, placeOf(1))).toBe(204);
    expect(await send(await visitWith(false), { ...canary, phase: 'open' }, placeOf(2))).toBe(204);
    expect(await counted()).toMatchObject({ visits: 1, failed: 0, phases: {} });
  });

  const reportVisit = async (visit: string | undefined, releases: object[], remoteAddress: string) =>
    (
      await app.inject({
        method: 'POST',
        url: '/api/telemetry/vitals',
        headers: visit ? { cookie: visit } : {},
        payload: { releases },
        remoteAddress,
      })
    ).statusCode;

  test('[MF-05] what a page measures counts for releases that its visit was given, three times a network', async () => {
    const measured = { module: owner, release: '1.0.0-abc1234', vitals: { LCP: 1800, CLS: 0.02 } };
    for (let i = 0; i < 5; i++) expect(await reportVisit(await visitWith(true), [measured], placeOf(1))).toBe(204);
    expect(await reportVisit(await visitWith(true), [{ ...measured, vitals: { INP: 90 } }], placeOf(2))).toBe(204);
    expect(await reportVisit(await visitWith(false), [measured], placeOf(3))).toBe(204);
    expect(await reportVisit(undefined, [measured], placeOf(4))).toBe(204);
    expect(await reportVisit(await visitWith(true), [{ ...measured, vitals: { LCP: -1 } }], placeOf(5))).toBe(400);
    expect(await reportVisit(await visitWith(true), [{ ...measured, vitals: { who: 1 } }], placeOf(5))).not.toBe(500);
    const { vitals } = (await counted()) ?? {};
    expect(vitals?.LCP?.networks).toBe(1);
    expect(vitals?.LCP && valuesIn(vitals.LCP)).toBe(3);
    expect(vitals?.INP && valuesIn(vitals.INP)).toBe(1);
    const text = await metricsText(store);
    expect(text).toContain('rodovia_vital_bucket{module="mf-a",release="1.0.0-abc1234",metric="LCP",le="+Inf"} 3');
    expect(text).toMatch(/rodovia_vital_p75\{module="mf-a",release="1\.0\.0-abc1234",metric="LCP"\} 1[6-9]\d\d/);
  });

  test('what a failure says is kept without persons, with its places', async () => {
    const failure = { message: 'ana@x.com recusado', stack: 'at https://loja/mf/mf-a/1.0.0-abc1234/1.js:1:2' };
    expect(await send(await visitWith(true), { ...canary, ...failure }, placeOf(1))).toBe(204);
    expect((await counted())?.failures).toEqual([
      { phase: 'load', message: '‹e-mail› recusado', frames: ['mf-a/1.0.0-abc1234/1.js:1:2'], count: 1 },
    ]);
  });

  test('a page that measures without end is told to stop, and one that says too much is not heard', async () => {
    const visit = await visitWith(true);
    const statuses = new Set<number>();
    for (let i = 0; i < 70; i++) statuses.add(await reportVisit(visit, [], placeOf(1)));
    expect([...statuses]).toEqual([204, 429]);
    expect(await send(visit, { ...canary, stack: 'x'.repeat(5000) }, placeOf(2))).toBe(413);
  });

  test('a page that reports without end is told to stop', async () => {
    const visit = await visitWith(true);
    const statuses = new Set<number>();
    for (let i = 0; i < 40; i++) statuses.add(await send(visit, canary, placeOf(1)));
    expect([...statuses]).toEqual([204, 429]);
  });
});
