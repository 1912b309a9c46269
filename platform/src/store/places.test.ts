import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '../commands/commands';
import { LIVE } from '../publish/decide';
import { publish } from '../publish/publish';
import { verify } from '../publish/verify';
import { author, fakeBuild, pneus } from '../testing/fake-build';
import { startBucket } from '../testing/start-bucket';
import { liveState } from './discovery';
import { openStore } from './open-store';
import type { ReleaseStore } from './release-store';

describe('[MF-05] a bucket', () => {
  let bucket: Awaited<ReturnType<typeof startBucket>>;
  let folder: string;
  const at = (name: string) => openStore(bucket.address, path.join(folder, name));
  beforeEach(async () => {
    bucket = await startBucket();
    folder = await mkdtemp(path.join(tmpdir(), 'rodovia-bucket-'));
  });
  afterEach(async () => {
    await bucket.close();
    jest.restoreAllMocks();
    await rm(folder, { recursive: true, force: true });
  });
  const publishInto = async (store: ReleaseStore, version = '1.0.0') =>
    publish(store, { ...author, dirs: [await fakeBuild({ module: pneus, version })], sha: () => 'abc1234' });

  test('that ignores conditional writes is refused before anything is written', async () => {
    bucket.ignoreConditions();
    await expect(publishInto(at('a'))).rejects.toThrow('ignora escritas condicionais');
    expect([...bucket.objects.keys()]).toEqual([]);
  });

  test('writes under the key of who publishes, and the audit names it', async () => {
    const dir = await fakeBuild({ module: pneus, version: '1.0.0' });
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    jest.replaceProperty(process, 'env', { ...process.env, MF_AUTHOR: 'ana', DATA_DIR: folder });
    await runCommand(['publish', dir, '--built', '--no-probe', '--sha', 'abc1234', '--store', bucket.address]);
    expect(await at('a').pointers(LIVE, pneus)).toMatchObject([{ by: 'rodovia (ana)' }]);
  });

  test('whose release was changed on the way serves the one before', async () => {
    await publishInto(at('a'));
    await publishInto(at('a'), '2.0.0');
    bucket.objects.set(`mf/${pneus}/2.0.0-abc1234/100.js`, Buffer.from('alterado'));
    const { modules } = await liveState(at('b'), LIVE);
    expect(modules.get(pneus)?.current.version).toBe('1.0.0');
    expect(modules.get(pneus)?.problems).toEqual([`${pneus} 2.0.0-abc1234: 100.js foi alterado.`]);
  });

  test('keeps on this machine what it has itself, however long ago it was brought', async () => {
    const store = at('a');
    for (const version of ['1.0.0', '2.0.0']) {
      await publishInto(store, version);
      expect(await store.fetchRelease(pneus, `${version}-abc1234`)).toBe(true);
    }
    const killed = path.join(folder, 'a', 'staging', 'half');
    await mkdir(killed, { recursive: true });
    await utimes(killed, 0, 0);
    await at('b').removeRelease(pneus, '1.0.0-abc1234');
    await store.clearCopy();
    const isThere = (version: string) => existsSync(store.folderOf(pneus, `${version}-abc1234`));
    expect([isThere('1.0.0'), isThere('2.0.0'), existsSync(killed)]).toEqual([false, true, false]);
    bucket.objects.clear();
    await store.clearCopy();
    expect(isThere('2.0.0')).toBe(true);
  });

  test('keeps what a killed publication has left for a day, and loses it then', async () => {
    const store = at('a');
    await publishInto(store);
    const left = `mf/${pneus}/2.0.0-abc1234/100.js`;
    const half = Object.assign(Buffer.from('meio'), { written: new Date() });
    bucket.objects.set(left, half);
    expect(await store.clearRemains()).toBe(0);
    half.written = new Date(Date.now() - 25 * 3600 * 1000);
    expect(await store.clearRemains()).toBe(1);
    expect(bucket.objects.has(left)).toBe(false);
    expect(await verify(store)).toEqual([]);
  });
});

test('[MF-05] a folder keeps what a killed publication has left for a day, and loses it then', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'rodovia-rest-'));
  const store = openStore(folder);
  await publish(store, {
    ...author,
    dirs: [await fakeBuild({ module: pneus, version: '1.0.0' })],
    sha: () => 'abc1234',
  });
  const left = path.join(folder, 'staging', 'half');
  const draft = path.join(folder, 'channels', LIVE, pneus, '.draft');
  await mkdir(left, { recursive: true });
  await writeFile(draft, '{}');
  expect(await store.clearRemains()).toBe(0);
  const yesterday = new Date(Date.now() - 25 * 3600 * 1000);
  for (const one of [left, draft]) await utimes(one, yesterday, yesterday);
  expect(await store.clearRemains()).toBe(1);
  for (const one of [left, draft]) expect(existsSync(one)).toBe(false);
  expect(await verify(store)).toEqual([]);
  await rm(folder, { recursive: true });
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
