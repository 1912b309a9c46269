import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '../store/open-store';
import type { ReleaseStore } from '../store/release-store';
import { fakeBuild, fakeShell } from '../testing/fake-build';
import { rollBack, setCanary, setLive } from './channel';
import { LIVE } from './decide';
import { publish } from './publish';

const author = { by: 'equipe', why: 'teste', commit: 'abc1234' };
const PROVIDED = { react: '19.3.1', '@rodovia/shared/runtime': '1.2.0' };
const RUNTIME = '@rodovia/shared/runtime';

let store: ReleaseStore;
beforeEach(async () => {
  store = openStore(await mkdtemp(path.join(tmpdir(), 'rodovia-facts-')));
});

const put = (...dirs: string[]) => publish(store, { ...author, dirs, sha: () => 'abc1234' });
const shellWith = (version: string, ...names: string[]) => fakeShell(version, PROVIDED, { [RUNTIME]: names });
const using = (version: string, ...names: string[]) =>
  fakeBuild({ module: 'mf-a', version, uses: { [RUNTIME]: names } });
const release = (version: string) => `${version}-abc1234`;

describe('[MF-03] the gate refuses a second copy of what the page has once', () => {
  test.each([
    ['react', "importe 'react' ou 'react/jsx-runtime', por estes nomes"],
    ['react-dom', "importe 'react-dom', sem caminho depois do nome"],
    ['zustand', "importe o estado de '@rodovia/shared/runtime'"],
    ['redux', "importe o estado de '@rodovia/shared/runtime'"],
    ['@tanstack/query-core', "importe useApi de '@rodovia/shared/runtime'"],
    ['axios', "importe api de '@rodovia/shared/runtime'"],
    ['ky', "importe api de '@rodovia/shared/runtime'"],
    ['react-router', "importe '@rodovia/shared/router'"],
    ['final-form', "importe '@rodovia/shared/forms'"],
    ['antd', "importe '@rodovia/shared/crud'"],
  ])('%s, as the build tells', async (name, instead) => {
    const build = await fakeBuild({ module: 'mf-a', version: '1.0.0', packages: { [name]: '9.8.7' } });
    await expect(put(build)).rejects.toThrow(
      `mf-a 1.0.0 traz um ${name} próprio (9.8.7), que a página já tem do shell: ${instead}.`,
    );
    expect(await store.releasesOf('mf-a')).toEqual([]);
  });

  test.each([
    ['react', 't.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=P'],
    ['react-dom', 'var a="__reactFiber$"+Math.random()'],
    ['zustand', '{setState:n,getState:a,getInitialState:()=>s}'],
    ['redux', 'dispatch({type:"@@redux/INIT"})'],
    ['query', 'throw Error("No QueryClient set, use QueryClientProvider")'],
    ['axios', 'e.isAxiosError=!0'],
  ])('%s in a script, whatever the build tells', async (_, script) => {
    const build = await fakeBuild({ module: 'mf-a', version: '1.0.0', script });
    await expect(put(build)).rejects.toThrow(/traz \S+ próprio em 100\.js, que a página já tem do shell/);
  });

  test('and takes other packages, and everything of a shell', async () => {
    await put(await fakeBuild({ module: 'mf-a', version: '1.0.0', packages: { 'd3-array': '3.2.5' } }));
    const shell = await fakeShell('1.0.0', PROVIDED);
    await writeFile(path.join(shell, 'dist/bundle.json'), '{"packages":{"react":"19.3.1"},"uses":{},"names":{}}');
    await put(shell);
  });

  test('in what draws on the server: as the build tells, and whatever it tells', async () => {
    const build = (server: Parameters<typeof fakeBuild>[0]['server']) =>
      fakeBuild({ module: 'mf-a', version: '1.0.0', server });
    await expect(put(await build({ packages: { react: '9.8.7' } }))).rejects.toThrow(
      "mf-a 1.0.0 traz um react próprio (9.8.7) no servidor, que a página já tem do shell: importe 'react'",
    );
    await expect(put(await build({ script: 'const api = { setState, getState, getInitialState };' }))).rejects.toThrow(
      "mf-a 1.0.0 traz zustand próprio em server/render.cjs, que a página já tem do shell: importe o estado de '",
    );
    await put(await build({ packages: { 'd3-array': '3.2.5' } }));
  });

  test('a build that does not tell what draws on the server', async () => {
    const build = await fakeBuild({ module: 'mf-a', version: '1.0.0', server: {} });
    await writeFile(path.join(build, 'dist/bundle.json'), '{"packages":{},"uses":{},"names":{}}');
    await expect(put(build)).rejects.toThrow('mf-a não diz do que é feito server/render.cjs');
  });

  test('a build that does not tell', async () => {
    const build = await using('1.0.0');
    await rm(path.join(build, 'dist/bundle.json'));
    await expect(put(build)).rejects.toThrow('mf-a não diz do que é feito (falta bundle.json)');
  });
});

describe('[MF-03] the gate knows the names that are used of shared packages', () => {
  test('a module that uses what the live shell does not have is refused, naming it', async () => {
    await put(await shellWith('1.0.0', 'api', 'keep'));
    await put(await using('1.0.0', 'api', '*'));
    await expect(put(await using('1.1.0', 'api', 'useTyres', 'useRims'))).rejects.toThrow(
      `mf-a 1.1.0 usa useTyres, useRims de ${RUNTIME}; shell 1.0.0 não tem.`,
    );
    await put(await shellWith('1.1.0', 'api', 'useTyres', 'useRims'), await using('1.1.0', 'useTyres', 'useRims'));
  });

  test('a shell that takes away what a live module or a canary uses is refused', async () => {
    await put(await shellWith('1.0.0', 'api', 'keep', 'useTyres'));
    await put(await using('1.0.0', 'keep'));
    await publish(store, {
      ...author,
      dirs: [await using('2.0.0', 'useTyres')],
      sha: () => 'abc1234',
      isPreview: true,
    });
    await setCanary(store, 'mf-a', { release: release('2.0.0'), traffic: 10 }, author);
    const less = put(await shellWith('1.1.0', 'api'));
    await expect(less).rejects.toThrow(`mf-a 1.0.0 usa keep de ${RUNTIME}; shell 1.1.0 não tem.`);
    await expect(less).rejects.toThrow(`mf-a 2.0.0 usa useTyres de ${RUNTIME}; shell 1.1.0 não tem.`);
    expect((await store.livePointer(LIVE, 'shell'))?.release).toBe(release('1.0.0'));
  });

  test('going back is judged too: of the shell, and of a module', async () => {
    await put(await shellWith('1.0.0', 'api'));
    await put(await using('1.0.0', 'api'));
    await put(await shellWith('1.1.0', 'api', 'useTyres'));
    await put(await using('1.1.0', 'useTyres'));
    await expect(rollBack(store, 'shell', undefined, author)).rejects.toThrow('mf-a 1.1.0 usa useTyres');
    await rollBack(store, 'mf-a', undefined, author);
    await rollBack(store, 'shell', undefined, author);
    await expect(setLive(store, 'mf-a', release('1.1.0'), 'promote', author)).rejects.toThrow(
      'mf-a 1.1.0 usa useTyres',
    );
  });

  test('releases from before that do not tell are taken as they are', async () => {
    await put(await shellWith('1.0.0', 'api'));
    const file = path.join(store.place, 'mf/shell', release('1.0.0'), 'release.json');
    const { names: _names, ...earlier } = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify(earlier));
    await put(await using('1.0.0', 'useTyres'));
  });
});

describe('[MF-03] the gate knows the names that are used where pages are drawn on the server', () => {
  /** A shell with these names in the browser, and in `drawing` on the server. */
  const drawnBy = (version: string, drawing?: Record<string, string[]>) =>
    fakeShell(version, { ...PROVIDED, 'react-dom': '19.3.1' }, { [RUNTIME]: ['api', 'keep'] }, drawing);
  const drawn = (version: string, uses: Record<string, string[]>) =>
    fakeBuild({ module: 'mf-a', version, server: { uses } });

  test('a module that uses there what the live shell does not have there is refused, naming it', async () => {
    await put(await drawnBy('1.0.0', { [RUNTIME]: ['api'], react: ['*'] }));
    await put(await drawn('1.0.0', { [RUNTIME]: ['api', '*'], react: ['use'] }));
    await expect(put(await drawn('1.1.0', { [RUNTIME]: ['api', 'keep'] }))).rejects.toThrow(
      `mf-a 1.1.0 usa keep de ${RUNTIME} no servidor; shell 1.0.0 não tem lá.`,
    );
    await expect(put(await drawn('1.1.0', { 'react-dom': ['createPortal'] }))).rejects.toThrow(
      'mf-a 1.1.0 precisa de react-dom no servidor; shell 1.0.0 não o fornece lá.',
    );
    expect((await store.livePointer(LIVE, 'mf-a'))?.release).toBe(release('1.0.0'));
  });

  test('a shell that takes away there what a live module uses is refused, published or gone back to', async () => {
    await put(await drawnBy('1.0.0', { [RUNTIME]: ['api'] }));
    await put(await drawnBy('1.1.0', { [RUNTIME]: ['api', 'keep'] }));
    await put(await drawn('1.0.0', { [RUNTIME]: ['keep'] }));
    const sentence = `mf-a 1.0.0 usa keep de ${RUNTIME} no servidor; shell`;
    await expect(put(await drawnBy('1.2.0', { [RUNTIME]: ['api'] }))).rejects.toThrow(`${sentence} 1.2.0 não tem lá.`);
    await expect(rollBack(store, 'shell', undefined, author)).rejects.toThrow(`${sentence} 1.0.0 não tem lá.`);
    expect((await store.livePointer(LIVE, 'shell'))?.release).toBe(release('1.1.0'));
  });

  test('a shell from before that does not tell, and a module that draws nothing, are taken as they are', async () => {
    await put(await drawnBy('1.0.0'));
    await put(await drawn('1.0.0', { [RUNTIME]: ['gone'], 'react-dom': ['createPortal'] }));
    await put(await using('2.0.0', 'api'));
    await put(await drawnBy('1.1.0', {}));
  });
});
