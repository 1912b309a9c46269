import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { liveState } from '../../store/discovery';
import { openStore } from '../../store/open-store';
import type { ReleaseRecord } from '../../store/release';
import type { ReleaseStore } from '../../store/release-store';
import { fakeBuild, fakeShell } from '../../testing/fake-build';
import { LIVE } from '../decide';
import { publish } from '../publish';
import { earlierMajorsOf, majorsInUse } from './majors';

const author = { by: 'equipe', why: 'teste', commit: 'abc1234' };
const RUNTIME = '@rodovia/shared/runtime';
const ROUTER = '@rodovia/shared/router';
const EARLIER = '@rodovia/shared-1/runtime';
const PRESENT = { react: '19.3.1', [RUNTIME]: '2.4.0', [ROUTER]: '2.4.0' };
const NAMES = { [RUNTIME]: ['api', 'formatMoney'], [ROUTER]: ['Link'], [EARLIER]: ['api', 'money'] };

let store: ReleaseStore;
beforeEach(async () => {
  store = openStore(await mkdtemp(path.join(tmpdir(), 'rodovia-majors-')));
});

const put = (...dirs: string[]) => publish(store, { ...author, dirs, sha: () => 'abc1234' });
const both = (version: string) => fakeShell(version, { ...PRESENT, [EARLIER]: '1.9.0' }, NAMES, NAMES);
const ofFirstMajor = (uses: Record<string, string[]>, more: Partial<Parameters<typeof fakeBuild>[0]> = {}) =>
  fakeBuild({
    module: 'mf-a',
    version: '1.0.0',
    shared: { react: '^19.0.0', [RUNTIME]: '^1.2.0', [ROUTER]: '^1.0.0' },
    uses,
    ...more,
  });

test('[MF-03] a module of an earlier major needs a shell that carries it, in the range that it names', async () => {
  await put(await fakeShell('1.0.0', PRESENT, NAMES));
  const module = await ofFirstMajor({ [RUNTIME]: ['money'] });
  await expect(put(module)).rejects.toThrow('mf-a 1.0.0 foi feito para a hostApi ^1.0.0; shell 1.0.0 tem a 2.4.0.');
  await put(await both('1.1.0'));
  await put(module);
  const newer = await ofFirstMajor({}, { module: 'mf-b', declaration: { hostApi: '^1.10.0' } });
  await expect(put(newer)).rejects.toThrow('mf-b 1.0.0 foi feito para a hostApi ^1.10.0; shell 1.1.0 tem a 1.9.0.');
});

test('[MF-03] its names are those of its major; what has not changed since then has the present ones', async () => {
  await put(await both('1.0.0'));
  await expect(put(await ofFirstMajor({ [RUNTIME]: ['formatMoney'] }))).rejects.toThrow(
    'mf-a 1.0.0 usa formatMoney de @rodovia/shared/runtime; shell 1.0.0 não tem.',
  );
  await expect(put(await ofFirstMajor({ [ROUTER]: ['useBlocker'] }))).rejects.toThrow('usa useBlocker');
  const present = await fakeBuild({
    module: 'mf-b',
    version: '1.0.0',
    declaration: { hostApi: '^2.0.0' },
    shared: { react: '^19.0.0', [RUNTIME]: '^2.0.0' },
    uses: { [RUNTIME]: ['money'] },
  });
  await expect(put(present)).rejects.toThrow('mf-b 1.0.0 usa money de @rodovia/shared/runtime; shell 1.0.0 não tem.');
  await put(await ofFirstMajor({ [RUNTIME]: ['money', 'api'], [ROUTER]: ['Link'] }));
});

test('[MF-03] a server bundle of an earlier major is refused: the server has the present one alone', async () => {
  await put(await both('1.0.0'));
  const module = await ofFirstMajor({}, { server: { uses: { [RUNTIME]: ['api'] } } });
  await expect(put(module)).rejects.toThrow('mf-a 1.0.0 usa api de @rodovia/shared/runtime no servidor');
});

test('[MF-03] a shell without the earlier major is refused with all modules that need it, and taken when none does', async () => {
  await put(await both('1.0.0'));
  await put(await ofFirstMajor({}));
  const without = await fakeShell('1.1.0', PRESENT, NAMES);
  await expect(put(without)).rejects.toThrow('mf-a 1.0.0 foi feito para a hostApi ^1.0.0; shell 1.1.0 tem a 2.4.0.');
  await put(
    await fakeBuild({
      module: 'mf-a',
      version: '1.1.0',
      declaration: { hostApi: '^2.0.0' },
      shared: { react: '^19.0.0', [RUNTIME]: '^2.0.0' },
    }),
  );
  await put(without);
});

test('[MF-03] who needs an earlier major, and what it costs, is said of every live shell', async () => {
  await put(await both('1.0.0'));
  const inUse = async () => majorsInUse(await liveState(store, LIVE), async () => 1500);
  expect(await inUse()).toEqual([
    '@rodovia/shared 1.9.0 em shell 1.0.0: ninguém no ar precisa mais dele (0.0 kB, que ninguém carrega).',
  ]);
  await put(await ofFirstMajor({}));
  expect(await inUse()).toEqual(['@rodovia/shared 1.9.0 em shell 1.0.0: 0.0 kB para quem abre mf-a 1.0.0.']);
});

test('an earlier major costs the files that nothing else needs', () => {
  const part = (...files: string[]) => ({ files, shared: [], preloaded: { files: [], shared: [] } });
  const shell = {
    shared: { [RUNTIME]: '2.4.0', [EARLIER]: '1.9.0', '@rodovia/shared-1/ui': '1.9.0' },
    provided: {
      [EARLIER]: part('1.js', 'dates.js'),
      '@rodovia/shared-1/ui': part('2.js', '1.js'),
      '@rodovia/shared/crud': part('crud.js', 'dates.js'),
    },
    chunks: { login: part('2.js') },
  } as unknown as ReleaseRecord;
  expect(earlierMajorsOf(shell)).toEqual([{ major: '1', version: '1.9.0', files: ['1.js'] }]);
});
