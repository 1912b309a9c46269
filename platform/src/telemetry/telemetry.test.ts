/** @jest-environment node */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LIVE, setCanary } from '../publish/channel';
import { publish } from '../publish/publish';
import { openStore } from '../store/open-store';
import type { ReleaseStore } from '../store/release-store';
import { fakeBuild } from '../testing/fake-build';
import { Collector } from './collector';
import { readCounts } from './counts';
import { metricsText } from './metrics';
import { takeBackFailing } from './take-back';
import { createVisits } from './visits';

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

const visited = (collector: Collector, count: number, of = '1.0.0-abc1234') => {
  for (let i = 0; i < count; i++) collector.visit(owner, of, `v${i}`);
};
const canary = { ...report, release: '1.0.0-abc1234' };

test('[MF-05] a canary that fails for many visits from many places is taken back, once, with a row', async () => {
  const [one, two] = [new Collector('s'), new Collector('s')];
  visited(one, 60);
  for (let i = 0; i < 12; i++) one.fail(canary, `v${i}`, `10.0.0.${i}`);
  for (const collector of [one, two]) await collector.flush(store);
  const taken = await Promise.allSettled([takeBackFailing(store), takeBackFailing(store)]);
  expect(taken.filter((result) => result.status === 'fulfilled' && result.value.length > 0)).toHaveLength(1);
  expect(await store.livePointer(LIVE, owner)).toMatchObject({
    release,
    action: 'take-back',
    by: 'plataforma',
    why: '1.0.0-abc1234: 12 de 60 visitas falharam',
  });
  expect((await store.livePointer(LIVE, owner))?.canary).toBeUndefined();
});

test.each([
  ['few visits', 20, 20, (i: number) => `10.0.0.${i}`],
  ['one place, however often', 60, 5000, () => '10.0.0.1'],
  ['a rate below the threshold', 200, 12, (i: number) => `10.0.0.${i}`],
])('[MF-05] %s do not take a canary back', async (_, visits, failures, ipOf) => {
  const collector = new Collector('s');
  visited(collector, visits);
  for (let i = 0; i < failures; i++) collector.fail(canary, `x${i % visits}`, ipOf(i));
  await collector.flush(store);
  expect(await takeBackFailing(store)).toEqual([]);
});

test('[MF-05] the default release is never demoted, whatever is reported of it', async () => {
  const collector = new Collector('s');
  visited(collector, 100, release);
  for (let i = 0; i < 100; i++) collector.fail(report, `v${i}`, `10.0.${i}.1`);
  await collector.flush(store);
  expect(await takeBackFailing(store)).toEqual([]);
  expect((await store.livePointer(LIVE, owner))?.release).toBe(release);
});

test('a visit counts once, and what is counted is bounded and names nobody', async () => {
  const collector = new Collector('s');
  expect(collector.fail(canary, 'v1', '10.9.8.7')).toBe(true);
  expect(collector.fail(canary, 'v1', '10.9.8.7')).toBe(false);
  for (let i = 0; i < 1000; i++) collector.visit('mf-x', `1.0.${i}-abc1234`, 'v');
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
