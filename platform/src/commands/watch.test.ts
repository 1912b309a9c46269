import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endCanary, LIVE, setCanary } from '../publish/channel';
import { publish } from '../publish/publish';
import { openStore } from '../store/open-store';
import type { ReleaseStore } from '../store/release-store';
import { rollBackFailing } from '../telemetry/automatic-rollback';
import { Collector } from '../telemetry/collector';
import { fakeBuild } from '../testing/fake-build';
import { decided, proved } from './watch';

const author = { by: 'equipe', why: 'teste', commit: 'abc1234' };
const owner = 'mf-a';
const release = '2.0.0-abc1234';
const options = { visits: 60, milliseconds: 10_000, every: 5 };

let store: ReleaseStore;
beforeEach(async () => {
  store = openStore(await mkdtemp(path.join(tmpdir(), 'rodovia-watch-')));
  for (const version of ['2.0.0', '1.0.0'])
    await publish(store, { ...author, dirs: [await fakeBuild({ module: owner, version })], sha: () => 'abc1234' });
  await setCanary(store, owner, { release, traffic: 10 }, author);
});

async function visited(count: number, failures: number) {
  const collector = new Collector('s');
  for (let i = 0; i < count; i++) collector.visit(owner, release, `v${i}`, `10.0.${i}.1`);
  for (let i = 0; i < failures; i++) collector.fail({ module: owner, release, phase: 'load' }, `v${i}`, `10.0.${i}.1`);
  await collector.flush(store);
}

test('[MF-05] a canary with enough visits has proved itself, also those that come while one waits', async () => {
  const watching = proved(store, owner, options);
  await visited(60, 2);
  expect(await watching).toBe(
    `${owner} ${release}: 60 visitas de 60 redes, 2 com falha de 2 (3,3% das visitas, 3,3% por rede, 0% sem a pior).`,
  );
});

test('[MF-05] a canary that the platform takes back ends the watch with its reason', async () => {
  const ended = expect(proved(store, owner, { ...options, visits: 500 })).rejects.toThrow(
    'O canário de mf-a foi retirado: 2.0.0-abc1234: 100 visitas de 100 redes, 30 com falha de 30',
  );
  await visited(100, 30);
  await rollBackFailing(store);
  await ended;
});

test('[MF-05] too many failures from few places are for people to judge', async () => {
  await visited(60, 0);
  const collector = new Collector('s');
  for (let i = 0; i < 12; i++) collector.fail({ module: owner, release, phase: 'load' }, `v${i}`, `10.0.${i % 4}.1`);
  await collector.flush(store);
  await expect(proved(store, owner, options)).rejects.toThrow('Não promova.');
});

test('[MF-05] too few visits decide nothing, and the canary stays', async () => {
  await visited(10, 0);
  await expect(proved(store, owner, { ...options, milliseconds: 0 })).rejects.toThrow('o canário continua');
  expect(await decided(store, owner, { ...options, milliseconds: 0 }, author)).toMatch('o canário continua');
  expect((await store.livePointer(LIVE, owner))?.canary?.release).toBe(release);
});

test('[MF-05] what is decided is done: the sound are promoted, the failing taken back, each with its numbers', async () => {
  await visited(60, 0);
  await decided(store, owner, options, { ...author, why: '' });
  const promoted = await store.livePointer(LIVE, owner);
  expect(promoted).toMatchObject({
    release,
    action: 'promote',
    why: expect.stringContaining('60 visitas de 60 redes'),
  });
  expect(promoted?.canary).toBeUndefined();
  expect(await decided(store, owner, options, author)).toMatch('nada a decidir');
});

test('[MF-05] a failing canary is taken back by who decides, and says so', async () => {
  await visited(60, 20);
  await expect(decided(store, owner, options, { ...author, why: '' })).rejects.toThrow('O canário foi retirado.');
  const pointer = await store.livePointer(LIVE, owner);
  expect(pointer).toMatchObject({ release: '1.0.0-abc1234', action: 'take-back' });
  expect(pointer?.why).toContain('20 com falha');
  await expect(decided(store, owner, options, author)).rejects.toThrow('foi retirado');
});

test('[MF-05] without a canary there is nothing to watch', async () => {
  await endCanary(store, owner, 'canary', author);
  await expect(proved(store, owner, options)).rejects.toThrow('mf-a não tem canário.');
});
