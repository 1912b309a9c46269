/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Bucket } from '@rodovia/api/bucket';
import { LIVE, rollBack, setCanary, setLive } from '../publish/channel';
import { collect, collectable } from '../publish/gc';
import { publish } from '../publish/publish';
import { createSeenMarks } from '../publish/seen';
import { verify } from '../publish/verify';
import { fakeBuild } from '../testing/fake-build';
import { startStorage } from '../testing/storage-stand-in.mjs';
import { liveState } from './discovery';
import { openStore } from './open-store';
import type { ReleaseStore } from './release-store';

const author = { by: 'equipe', why: 'teste', commit: 'abc1234' };
const pneus = 'mf-pneus';

/** A new bucket, created by the store's own means; `address` is as `MF_STORE` takes it. */
async function startBucket() {
  const { port, buckets, close } = await startStorage();
  const address = `http://rodovia:segredo@127.0.0.1:${port}/releases`;
  await new Bucket(address).ensure();
  const objects = buckets.get('releases') ?? new Map<string, Buffer>();
  return { address, objects, close };
}

describe.each(['folder', 'bucket'])('[MF-02] the store on a %s', (kind) => {
  let store: ReleaseStore;
  let close: () => Promise<unknown> = async () => undefined;
  let place: string;
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'rodovia-store-'));
    place = folder;
    if (kind === 'bucket') {
      const bucket = await startBucket();
      place = bucket.address;
      close = bucket.close;
    }
    store = openStore(place, path.join(folder, 'cache'));
  });
  afterEach(async () => {
    await close();
    await rm(folder, { recursive: true, force: true });
  });

  const publishOne = async (version: string, name = pneus, content = version) =>
    publish(store, { ...author, dirs: [await fakeBuild({ module: name, version, content })], sha: () => 'abc1234' });

  test('a release is live after its publication, whole and untouched', async () => {
    await publishOne('1.0.0');
    const { modules } = await liveState(store, LIVE);
    expect(modules.get(pneus)?.current).toMatchObject({ version: '1.0.0', container: 'mf_pneus__1_0_0' });
    expect(await verify(store)).toEqual([]);
  });

  test('[MF-05] a version is published once; what is there does not change', async () => {
    await publishOne('1.0.0');
    const before = await store.readFile(pneus, '1.0.0-abc1234', '100.js');
    await expect(publishOne('1.0.0', pneus, 'outra')).rejects.toThrow('já foi publicado');
    await expect(publishOne('1.0.0')).rejects.toThrow('já foi publicado');
    expect(await store.readFile(pneus, '1.0.0-abc1234', '100.js')).toEqual(before);
  });

  test('[MF-05] twelve at once with one version: one winner, eleven clear refusals', async () => {
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => publishOne('2.0.0')));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(11);
    for (const { reason } of refused) expect(reason.message).toMatch(/já foi publicado/);
    expect(await store.pointers(LIVE, pneus)).toHaveLength(1);
  });

  test('[MF-05] two teams at the same instant: both live, a row each', async () => {
    await Promise.all([publishOne('1.0.0', 'mf-azul'), publishOne('1.0.0', 'mf-verde')]);
    expect([...(await liveState(store, LIVE)).modules.keys()]).toEqual(['mf-azul', 'mf-verde']);
    for (const name of ['mf-azul', 'mf-verde'])
      expect(await store.pointers(LIVE, name)).toMatchObject([{ seq: 1, ...author, action: 'publish' }]);
  });

  test('pointers of one module that come at once are all kept, in a row', async () => {
    await publishOne('1.0.0');
    await publishOne('2.0.0');
    await Promise.all(Array.from({ length: 8 }, () => setLive(store, pneus, '1.0.0-abc1234', 'promote', author)));
    expect((await store.pointers(LIVE, pneus)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('[MF-05] back to the release before, or to a named one', async () => {
    for (const version of ['1.0.0', '2.0.0', '3.0.0']) await publishOne(version);
    expect(await rollBack(store, pneus, undefined, author)).toBe('2.0.0-abc1234');
    expect(await rollBack(store, pneus, '1.0.0-abc1234', author)).toBe('1.0.0-abc1234');
    await expect(rollBack(store, pneus, '9.0.0-abc1234', author)).rejects.toThrow('não foi publicado');
    expect((await store.pointers(LIVE, pneus)).map(({ action }) => action).slice(3)).toEqual(['rollback', 'rollback']);
  });

  test('gc keeps what is live, canary, fall-back or seen by a browser, and removes the rest', async () => {
    for (const version of ['1.0.0', '2.0.0', '3.0.0', '4.0.0', '5.0.0']) await publishOne(version);
    await setCanary(store, pneus, { release: '3.0.0-abc1234', traffic: 10 }, author);
    await createSeenMarks(store)(pneus, '2.0.0-abc1234');
    const reasons = Object.fromEntries((await collectable(store, 7)).map(({ release, kept }) => [release[0], kept]));
    expect(reasons).toEqual({ 1: null, 2: 'vista há pouco', 3: 'canário', 4: 'retorno', 5: 'no ar' });
    for (const version of ['2.0.0', '3.0.0', '4.0.0', '5.0.0'])
      await expect(collect(store, pneus, `${version}-abc1234`, 7)).rejects.toThrow('fica');
    await collect(store, pneus, '1.0.0-abc1234', 7);
    expect((await store.releasesOf(pneus)).sort()[0]).toBe('2.0.0-abc1234');
    expect(await verify(store)).toEqual([]);
  });

  test('what is not a name never becomes a path', async () => {
    for (const [name, release] of [
      ['../x', '1.0.0-a'],
      ['mf-x', '../../etc'],
      ['mf-x', '1.0.0-a/../../b'],
      ['mf-x', '1.0.0-..'],
    ] as const) {
      await expect(async () => store.readRelease(name, release)).rejects.toThrow(/não é o nome/);
      await expect(store.fetchRelease(name, release)).rejects.toThrow(/não é o nome/);
    }
  });

  test('a bucket or folder that loses a file, or has one changed, is told by verify', async () => {
    const bucket = kind === 'bucket' ? await startBucket() : null;
    const own = bucket ? openStore(bucket.address, path.join(folder, 'other')) : store;
    await publish(own, {
      ...author,
      dirs: [await fakeBuild({ module: pneus, version: '1.0.0' })],
      sha: () => 'abc1234',
    });
    const key = `mf/${pneus}/1.0.0-abc1234/100.js`;
    if (bucket) bucket.objects.set(key, Buffer.from('alterado'));
    else await writeFile(path.join(folder, key), 'alterado');
    expect(await verify(own)).toEqual([`${pneus} 1.0.0-abc1234: 100.js foi alterado.`]);
    if (bucket) bucket.objects.delete(key);
    else await rm(path.join(folder, key));
    expect(await verify(own)).toEqual([`${pneus} 1.0.0-abc1234: falta 100.js.`]);
    await bucket?.close();
  });
});

test('[MF-05] a release of a bucket is brought to the machine whole, once for many who ask', async () => {
  const bucket = await startBucket();
  const cache = await mkdtemp(path.join(tmpdir(), 'rodovia-cache-'));
  await publish(openStore(bucket.address, path.join(cache, 'a')), {
    ...author,
    dirs: [await fakeBuild({ module: pneus, version: '1.0.0' })],
    sha: () => 'abc1234',
  });
  const reader = openStore(bucket.address, path.join(cache, 'b'));
  const found = await Promise.all(Array.from({ length: 20 }, () => reader.fetchRelease(pneus, '1.0.0-abc1234')));
  expect(found.every(Boolean)).toBe(true);
  expect(await reader.fetchRelease(pneus, '9.9.9-abc1234')).toBe(false);
  await bucket.close();
  expect(await reader.fetchRelease(pneus, '1.0.0-abc1234')).toBe(true);
  await rm(cache, { recursive: true });
});
