import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '../commands/commands';
import { liveState, withoutUnreadable } from '../store/discovery';
import { openStore } from '../store/open-store';
import { author, fakeBuild } from '../testing/fake-build';
import { recordOf } from '../testing/fake-store';
import { liveLine, promoteFrom, rollBack, setCanary } from './channel';
import { collectable } from './gc';
import { publish } from './publish';

const TRIAL = 'homologacao';

/** Opens a new store for both environments, with a first version live in each. */
async function environments() {
  const folder = await mkdtemp(path.join(tmpdir(), 'rodovia-environments-'));
  const [live, trial] = [openStore(folder), openStore(folder, undefined, TRIAL)];
  const add = async (store: typeof live, version: string) =>
    publish(store, { ...author, dirs: [await fakeBuild({ module: 'mf-a', version })], sha: () => 'abc1234' });
  await add(live, '1.0.0');
  await add(trial, '1.1.0');
  return { folder, live, trial, add };
}

const servedBy = async (store: ReturnType<typeof openStore>) =>
  (await liveState(store, store.channel, withoutUnreadable)).modules.get('mf-a')?.current.version;

test('[MF-05] what goes live in one environment leaves the other as it is', async () => {
  const { live, trial } = await environments();
  expect([await servedBy(live), await servedBy(trial)]).toEqual(['1.0.0', '1.1.0']);
  expect(await liveLine(live)).toBe('No ar: mf-a 1.0.0-abc1234');
  expect(await liveLine(trial)).toBe('No ar em homologacao: mf-a 1.1.0-abc1234');
});

test('[MF-05] what was proved in one environment goes live in another: the same release, with who and from where', async () => {
  const { live } = await environments();
  expect(await promoteFrom(live, TRIAL, 'mf-a', { ...author, why: '' })).toBe('1.1.0-abc1234');
  expect(await servedBy(live)).toBe('1.1.0');
  expect(await live.livePointer('live', 'mf-a')).toMatchObject({
    action: 'promote',
    why: 'de homologacao',
    by: 'equipe',
  });
  await rollBack(live, 'mf-a', undefined, author);
  expect(await servedBy(live)).toBe('1.0.0');
});

test('[MF-05] files that changed between the environments are not promoted', async () => {
  const { folder, live } = await environments();
  await writeFile(path.join(folder, 'mf/mf-a/1.1.0-abc1234/100.js'), 'globalThis.tainted = true;');
  await expect(promoteFrom(live, TRIAL, 'mf-a', author)).rejects.toThrow('100.js foi alterado');
  expect(await servedBy(live)).toBe('1.0.0');
});

test('[MF-05] a record that changed with its files is not promoted, and not served where it was live', async () => {
  const { folder, live, trial } = await environments();
  const file = recordOf(folder, 'mf-a', '1.1.0');
  await writeFile(file, (await readFile(file, 'utf8')).replace('mf_a__1_1_0', 'mf_b'));
  await expect(promoteFrom(live, TRIAL, 'mf-a', author)).rejects.toThrow(
    'mf-a 1.1.0-abc1234 não é o que foi posto no ar em homologacao',
  );
  expect([await servedBy(live), await servedBy(trial)]).toEqual(['1.0.0', undefined]);
});

test('[MF-05] a canary is the release that it began with, whoever changes it later', async () => {
  const { folder, live } = await environments();
  await setCanary(live, 'mf-a', { release: '1.1.0-abc1234', traffic: 10 }, author);
  const file = recordOf(folder, 'mf-a', '1.1.0');
  await writeFile(file, (await readFile(file, 'utf8')).replace('"sha":', '"sha" :'));
  const found = (await liveState(live, 'live')).modules.get('mf-a');
  expect([found?.canary, found?.problems]).toEqual([
    null,
    ['O registro de mf-a 1.1.0-abc1234 não é o que foi posto no ar.'],
  ]);
});

test('[MF-05] nothing is promoted from where nothing is live, from the same environment, or from no name', async () => {
  const { folder, live } = await environments();
  await expect(promoteFrom(live, 'teste', 'mf-a', author)).rejects.toThrow('mf-a não está no ar em teste.');
  await expect(promoteFrom(live, 'live', 'mf-a', author)).rejects.toThrow('é o próprio');
  const promote = (...more: string[]) => runCommand(['promote', 'mf-a', ...more, '--store', folder]);
  await expect(promote('--from', '../live')).rejects.toThrow('não é o nome de um ambiente');
  await expect(promote('1.1.0-abc1234', '--from', TRIAL)).rejects.toThrow(
    'Com --from, a versão é a que está no ar lá.',
  );
  expect(() => openStore(folder, undefined, 'A/B')).toThrow('não é o nome de um ambiente');
});

test('[MF-05] a release that another environment serves is not removed', async () => {
  const { live, add } = await environments();
  await add(live, '2.0.0');
  const later = Date.now() + 400 * 24 * 3600 * 1000;
  const reasons = (await collectable(live, 7, later)).map(({ release, keepReason }) => `${release}: ${keepReason}`);
  expect(reasons).toEqual(['1.0.0-abc1234: retorno', '1.1.0-abc1234: no ar em homologacao', '2.0.0-abc1234: no ar']);
});
