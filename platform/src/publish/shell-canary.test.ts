import { LIVE, liveLine, rollBack, setCanary, setLive } from '../publish/channel';
import { publish } from '../publish/publish';
import { givenRelease, liveState, SHELL } from '../store/discovery';
import { releaseName } from '../store/release';
import type { ReleaseStore } from '../store/release-store';
import { rollBackFailing } from '../telemetry/automatic-rollback';
import { fakeBuild, fakeShell } from '../testing/fake-build';
import { storeOf } from '../testing/fake-store';

const author = { by: 'equipe', why: 'teste', commit: 'abc1234' };
const PROVIDED = { react: '19.0.0', '@rodovia/shared/runtime': '1.0.0' };
const OLD = '1.0.0-abc1234';
const NEW = '2.0.0-abc1234';

let store: ReleaseStore;
const put = (dir: string, canary?: number) =>
  publish(store, { ...author, dirs: [dir], sha: () => 'abc1234', ...(canary && { canary }) });
beforeEach(async () => {
  store = (await storeOf()).own;
  await put(await fakeShell('1.0.0', PROVIDED));
  await put(await fakeBuild({ module: 'mf-a', version: '1.0.0' }));
});

test('[MF-05] a canary of the shell of 10 % gets 10 ± 1 % of 10,000 visits, each always the same', async () => {
  await put(await fakeShell('2.0.0', PROVIDED), 10);
  const { shell } = await liveState(store, LIVE);
  const given = (visit: string) => shell && releaseName(givenRelease(shell, SHELL, visit));
  const visits = Array.from({ length: 10_000 }, (_, i) => `visita-${i}`);
  const first = visits.map(given);
  const share = first.filter((release) => release === NEW).length / 100;
  process.stdout.write(`canário do shell: ${share} %\n`);
  expect(Math.abs(share - 10)).toBeLessThanOrEqual(1);
  expect(visits.map(given)).toEqual(first);
});

test('[MF-05] a canary of the shell is judged against every live module, and every module against it', async () => {
  const strange = await fakeShell('2.0.0', { ...PROVIDED, react: '20.0.0' });
  await expect(put(strange, 10)).rejects.toThrow('mf-a 1.0.0 precisa de react ^19.0.0; shell 2.0.0 fornece 20.0.0');
  await put(await fakeShell('2.1.0', PROVIDED), 10);
  const needy = await fakeBuild({ module: 'mf-b', version: '1.0.0', shared: { react: '^19.0.0', vue: '^3.0.0' } });
  await expect(put(needy)).rejects.toThrow(/shell 1\.0\.0 não o fornece.*shell 2\.1\.0 não o fornece/s);
});

test('[MF-05] what comes together with a canary of the shell has to fit the shell of all the others too', async () => {
  const dirs = [
    await fakeShell('2.0.0', { ...PROVIDED, vue: '3.0.0' }),
    await fakeBuild({ module: 'mf-a', version: '2.0.0', shared: { react: '^19.0.0', vue: '^3.0.0' } }),
  ];
  const together = publish(store, { ...author, dirs, sha: () => 'abc1234', canary: 10 });
  await expect(together).rejects.toThrow('mf-a 2.0.0 precisa de vue ^3.0.0; shell 1.0.0 não o fornece.');
});

test('[MF-05] a canary of the shell is promoted, taken back and rolled back as any other', async () => {
  await put(await fakeShell('2.0.0', PROVIDED), 10);
  expect(await liveLine(store)).toContain(`shell ${OLD}, canário ${NEW} 10 %`);
  await setLive(store, SHELL, NEW, 'promote', author);
  await rollBack(store, SHELL, undefined, author);
  await setCanary(store, SHELL, { release: NEW, traffic: 50 }, author);
  const counts = { visits: 60, failed: 30, networks: 60, failingNetworks: 30, weight: 60, failedWeight: 30 };
  await store.writeNote(`telemetry/x/shell@${NEW}.json`, counts);
  expect(await rollBackFailing(store)).toEqual([`shell ${NEW}`]);
  expect(await liveLine(store)).toContain(`shell ${OLD};`.replace(';', ''));
  expect((await store.livePointer(LIVE, SHELL))?.canary).toBeUndefined();
});
