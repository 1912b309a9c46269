import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endCanary, LIVE, liveLine, restore, rollBack, setCanary, setLive, withdraw } from '../publish/channel';
import { collect, collectable } from '../publish/gc';
import { notePreview } from '../publish/previews';
import { publish } from '../publish/publish';
import { createSeenMarks } from '../publish/seen';
import { verify } from '../publish/verify';
import { author, fakeBuild, pneus } from '../testing/fake-build';
import { startBucket } from '../testing/start-bucket';
import { liveState } from './discovery';
import { openStore } from './open-store';
import type { ReleaseStore } from './release-store';

describe.each(['folder', 'bucket'])('[MF-02] the store on a %s', (kind) => {
  let store: ReleaseStore;
  let close: () => Promise<unknown> = async () => undefined;
  let place: string;
  let folder: string;
  /** Changes stored content, bypassing the store. */
  let overwrite: (key: string, content: Buffer) => Promise<unknown>;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'rodovia-store-'));
    place = folder;
    overwrite = (key, content) => writeFile(path.join(folder, key), content);
    if (kind === 'bucket') {
      const bucket = await startBucket();
      place = bucket.address;
      close = bucket.close;
      overwrite = async (key, content) => bucket.objects.set(key, content);
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
      expect(await store.pointers(LIVE, name)).toMatchObject([{ ...author, action: 'publish' }]);
  });

  test('pointers of one module that come at once are all kept, one after the other', async () => {
    await publishOne('1.0.0');
    await publishOne('2.0.0');
    await Promise.all(Array.from({ length: 8 }, () => setLive(store, pneus, '1.0.0-abc1234', 'promote', author)));
    const decisions = (await store.pointers(LIVE, pneus)).map(({ decision }) => decision);
    expect(decisions).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  const owning = (module: string, version = '1.0.0') =>
    fakeBuild({ module, version, declaration: { routes: [{ path: '/admin/frota', area: 'back-office' }] } });
  const publishFrom = (dir: string, sha = 'abc1234') => publish(store, { ...author, dirs: [dir], sha: () => sha });
  const refusals = (results: PromiseSettledResult<unknown>[]) =>
    results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason.message)] : []));

  test('[MF-05] two teams that want one route at the same instant: one has it, the other is told who', async () => {
    for (let round = 0; round < 4; round++) {
      const [a, b] = [`mf-azul-${'x'.repeat(round)}`, `mf-verde-${'x'.repeat(round)}`];
      const route = [{ path: `/admin/frota-${round}`, area: 'back-office' as const }];
      const dirs = await Promise.all(
        [a, b].map((module) => fakeBuild({ module, version: '1.0.0', declaration: { routes: route } })),
      );
      const results = await Promise.allSettled(dirs.map((dir) => publishFrom(dir)));
      const [sentence, ...more] = refusals(results);
      expect(more).toEqual([]);
      const [winner, loser] = results[0]?.status === 'fulfilled' ? [a, b] : [b, a];
      expect(sentence).toContain(`A rota /admin/frota-${round} de ${loser} 1.0.0 já é de ${winner} 1.0.0.`);
      expect(await store.livePointer(LIVE, loser)).toBeNull();
    }
  });

  test('[MF-05] one version from six commits at the same instant: one of them is that version', async () => {
    const dirs = await Promise.all(
      Array.from({ length: 6 }, (_, i) => fakeBuild({ module: pneus, version: '1.0.0', content: String(i) })),
    );
    const results = await Promise.allSettled(dirs.map((dir, i) => publishFrom(dir, `abc000${i}`)));
    const reasons = refusals(results);
    expect(reasons).toHaveLength(5);
    for (const sentence of reasons) expect(sentence).toMatch(/mf-pneus 1\.0\.0 já foi publicado como 1\.0\.0-abc000\d/);
    expect(await store.pointers(LIVE, pneus)).toHaveLength(1);
  });

  test('[MF-05] no verb goes round the gate: a route that has passed to another module stays with it', async () => {
    await publishFrom(await owning('mf-azul'));
    await publishOne('2.0.0', 'mf-azul');
    await publishFrom(await owning('mf-verde'));
    const sentence = 'A rota /admin/frota de mf-azul 1.0.0 já é de mf-verde 1.0.0.';
    const release = '1.0.0-abc1234';
    await expect(rollBack(store, 'mf-azul', undefined, author)).rejects.toThrow(sentence);
    await expect(setLive(store, 'mf-azul', release, 'promote', author)).rejects.toThrow(sentence);
    await expect(setCanary(store, 'mf-azul', { release, traffic: 5 }, author)).rejects.toThrow(sentence);
    expect(await rollBack(store, 'mf-verde', undefined, author).catch(({ message }) => message)).toMatch(
      'withdraw mf-verde',
    );
  });

  test('[MF-05] what a canary has of routes is taken, too', async () => {
    await publishOne('1.0.0', 'mf-azul');
    await publish(store, { ...author, dirs: [await owning('mf-azul', '2.0.0')], sha: () => 'abc1234', canary: 10 });
    await expect(publishFrom(await owning('mf-verde'))).rejects.toThrow('já é de mf-azul 2.0.0');
    await endCanary(store, 'mf-azul', 'canary', author);
    await publishFrom(await owning('mf-verde'));
  });

  test('[MF-05] a module is withdrawn, its first release too, and restored; its routes are free meanwhile', async () => {
    await publishFrom(await owning('mf-azul'));
    await withdraw(store, 'mf-azul', author);
    expect((await liveState(store, LIVE)).modules.size).toBe(0);
    expect(await liveLine(store)).toBe('No ar: mf-azul retirado');
    expect(await verify(store)).toEqual([]);
    await expect(withdraw(store, 'mf-azul', author)).rejects.toThrow('já está retirado');
    expect((await collectable(store, 7)).map(({ keepReason }) => keepReason)).toEqual(['volta com restore']);
    await publishFrom(await owning('mf-verde'));
    await expect(restore(store, 'mf-azul', author)).rejects.toThrow('já é de mf-verde 1.0.0');
    await withdraw(store, 'mf-verde', author);
    expect(await restore(store, 'mf-azul', author)).toBe('1.0.0-abc1234');
    expect([...(await liveState(store, LIVE)).modules.keys()]).toEqual(['mf-azul']);
    await expect(restore(store, 'mf-azul', author)).rejects.toThrow('não está retirado');
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
    const reasonsAt = async (time: number) =>
      Object.fromEntries(
        (await collectable(store, 7, time)).map(({ release, keepReason }) => [release[0], keepReason]),
      );
    const young = 'tem menos de um dia';
    expect(await reasonsAt(Date.now())).toEqual({ 1: young, 2: young, 3: 'canário', 4: 'retorno', 5: 'no ar' });
    const later = Date.now() + 2 * 24 * 3600 * 1000;
    const today = new Date().toLocaleDateString('pt-BR');
    expect(await reasonsAt(later)).toEqual({ 1: null, 2: `vista em ${today}`, 3: 'canário', 4: 'retorno', 5: 'no ar' });
    for (const version of ['2.0.0', '3.0.0', '4.0.0', '5.0.0'])
      await expect(collect(store, pneus, `${version}-abc1234`, 7, later)).rejects.toThrow('fica');
    await expect(collect(store, pneus, '1.0.0-abc1234', 7)).rejects.toThrow('tem menos de um dia');
    await collect(store, pneus, '1.0.0-abc1234', 7, later);
    expect((await store.releasesOf(pneus)).sort()[0]).toBe('2.0.0-abc1234');
    expect(await verify(store)).toEqual([]);
  });

  test('[MF-05] a preview stays for its time, whoever has never got it', async () => {
    await publishOne('1.0.0');
    const dirs = [await fakeBuild({ module: pneus, version: '2.0.0' })];
    await publish(store, { ...author, dirs, sha: () => 'abc1234', isPreview: true });
    await notePreview(store, pneus, '2.0.0-abc1234');
    const collectableAfter = async (days: number) =>
      (await collectable(store, 7, Date.now() + days * 24 * 3600 * 1000)).find(({ release }) => release[0] === '2')
        ?.keepReason;
    expect(await collectableAfter(13)).toMatch(/^prévia até /);
    expect(await collectableAfter(15)).toBeNull();
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

  test('[MF-05] verify sees every byte that is served or run: compressed copies, server bundles, what nobody published', async () => {
    const dir = await fakeBuild({ module: pneus, version: '1.0.0', content: 'x'.repeat(5000), server: {} });
    await publish(store, { ...author, dirs: [dir], sha: () => 'abc1234' });
    const release = '1.0.0-abc1234';
    expect(await store.filesOf(pneus, release)).toEqual(expect.arrayContaining(['100.js.br', 'server/render.cjs']));
    expect(await verify(store)).toEqual([]);
    for (const file of ['100.js.br', 'server/render.cjs', 'evil.js']) {
      const before = await store.readFile(pneus, release, file);
      await overwrite(`mf/${pneus}/${release}/${file}`, Buffer.from('alterado'));
      const what = before ? 'foi alterado' : 'não é da publicação';
      expect(await verify(store)).toEqual([`${pneus} ${release}: ${file} ${what}.`]);
      await expect(setLive(store, pneus, release, 'promote', author)).rejects.toThrow(file);
      if (before) await overwrite(`mf/${pneus}/${release}/${file}`, before);
    }
  });
});
