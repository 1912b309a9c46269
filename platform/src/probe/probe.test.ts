import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LIVE } from '../publish/channel';
import { judgedBuilds } from '../publish/publish';
import { readBuild } from '../publish/record';
import { liveState } from '../store/discovery';
import { fakeBuild, fakeShell } from '../testing/fake-build';
import { storeOf } from '../testing/fake-store';
import { rehearse } from './constellation';
import { changedLooks } from './look';
import { partPlacesOf, placesOf } from './places';
import { weighing } from './weight';

const built = async (module: string, version: string, routes?: { path: string; area: 'storefront' | 'seller' }[]) => {
  const dir = await fakeBuild({ module, version, ...(routes && { declaration: { routes } }) });
  const [build] = await judgedBuilds([dir], () => 'abc1234');
  if (!build) throw new Error('no build');
  return build;
};

test('[MF-05] a publication is rehearsed among what is live, and the store is left as it is', async () => {
  const { own } = await storeOf('mf-a', 'mf-b');
  const rehearsal = await rehearse(own, [await built('mf-a', '2.0.0')]);
  const { modules } = await liveState(rehearsal.store, LIVE);
  expect([...modules].map(([name, { current }]) => `${name} ${current.version}`)).toEqual(['mf-a 2.0.0', 'mf-b 1.0.0']);
  const script = path.join(rehearsal.store.folderOf('mf-b', '1.0.0-abc1234'), '100.js');
  expect(await readFile(script, 'utf8')).toBe('/* página 1.0.0 */');
  await rehearsal.remove();
  expect(await own.releasesOf('mf-a')).toEqual(['1.0.0-abc1234']);
  expect(await own.filesOf('mf-b', '1.0.0-abc1234')).toContain('100.js');
  expect((await own.pointers(LIVE, 'mf-a')).map(({ release }) => release)).toEqual(['1.0.0-abc1234']);
});

test('[MF-05] every route of a module is looked at by who may see it; of a shell the first of every module', async () => {
  const routes = [
    { path: '/a/:code', area: 'storefront' as const },
    { path: '/b', area: 'seller' as const },
  ];
  const [{ record: a }, { record: b }, { record: shell }] = [
    await built('mf-a', '1.0.0', routes),
    await built('mf-b', '1.0.0'),
    await built('shell', '1.0.0', []),
  ];
  expect(placesOf([a], [a, b])).toEqual([
    { module: 'mf-a', route: '/a/:code', at: '/a/00000000-0000-4000-8000-000000000000', role: 'visitor' },
    { module: 'mf-a', route: '/b', at: '/b', role: 'seller' },
  ]);
  expect(placesOf([shell], [shell, a, b]).map(({ module, role }) => [module, role])).toEqual([
    ['mf-a', 'visitor'],
    ['mf-b', 'admin'],
  ]);
  const { record: home } = await built('mf-c', '1.0.0', [...routes, { path: '/', area: 'storefront' }]);
  expect(placesOf([shell], [shell, home]).map(({ at }) => at)).toEqual(['/']);
});

test('[MF-05] what looks otherwise is named with what of it changed', () => {
  const before = { 'button#1': { color: 'red', top: '0', left: '0', right: '0', gap: '0' }, 'p#2': { color: 'red' } };
  const after = { 'button#1': { color: 'blue', top: '1', left: '1', right: '1', gap: '0' }, 'p#2': { color: 'red' } };
  expect(changedLooks(before, before)).toEqual([]);
  expect(changedLooks(before, after)).toEqual(['button (color, top, left e mais 1)']);
  expect(changedLooks(before, {})).toHaveLength(2);
});

test('[MF-05] a part is looked at in each page with its slot, by the roles that it is for and that see the page', async () => {
  const declared = async (module: string, declaration: Parameters<typeof fakeBuild>[0]['declaration']) =>
    readBuild(await fakeBuild({ module, version: '1.0.0', declaration }), 'abc1234');
  const slot = { slot: 'piece.aside', props: {} };
  const owner = await declared('mf-a', {
    routes: [
      { path: '/a/:code', area: 'storefront' },
      { path: '/b/:code', area: 'back-office' },
      { path: '/c', area: 'storefront' },
    ],
    offers: [{ ...slot, routes: ['/a/:code', '/b/:code'] }],
  });
  const filler = await declared('mf-b', {
    routes: [],
    fills: [{ ...slot, part: 'nota', order: 1, roles: ['visitor', 'admin'] }],
  });
  const seen = partPlacesOf([filler], [owner]).map(({ route, role, part }) => `${role} ${route} ${part}`);
  expect(seen).toEqual([
    'visitor /a/:code @rodovia/mf-b/nota',
    'admin /a/:code @rodovia/mf-b/nota',
    'admin /b/:code @rodovia/mf-b/nota',
  ]);
});

describe('[MF-05] a first view is held to the bytes of its release', () => {
  const ORIGIN = 'http://127.0.0.1:4700';
  const of = (module: string, file: string) => `${ORIGIN}/mf/${module}/2.0.0-abc1234/${file}`;

  /** Measures the size of a page of `module` whose release additionally has these incompressible files. */
  async function weigh(module: string, files: Record<string, number>, addresses: string[], sheets: string[] = []) {
    const dir = await fakeBuild({ module, version: '2.0.0' });
    const write = (file: string, content: string | Buffer) => writeFile(path.join(dir, 'dist', file), content);
    for (const file of Object.keys(files)) await write(file, '');
    const { own } = await storeOf('mf-b');
    const builds = await judgedBuilds([dir], () => 'abc1234');
    // after validation: these bytes are no valid style sheet
    for (const [file, bytes] of Object.entries(files)) await write(file, randomBytes(bytes));
    const rehearsal = await rehearse(own, builds);
    try {
      const records = builds.map(({ record }) => record);
      const place = { module, route: '/a', at: '/a', role: 'visitor' as const };
      return await weighing(rehearsal.store, records)(place, { addresses, sheets });
    } finally {
      await rehearsal.remove();
    }
  }

  test('scripts and style sheets, those that came in the page too, with the largest named', async () => {
    const files = { '1.css': 18_000, '2.css': 9_000, '3.css': 4_000, '4.css': 500 };
    const all = Object.keys(files).map((file) => of('mf-a', file));
    const sentence =
      'a primeira vista traz 31,5 kB de scripts e estilos; o limite é de 30 kB. ' +
      'Os maiores: 1.css (18 kB), 2.css (9 kB), 3.css (4 kB)';
    expect(await weigh('mf-a', files, all)).toEqual([sentence]);
    expect(
      await weigh('mf-a', files, all.slice(1), [...all.slice(0, 1), ...all.slice(3), of('mf-b', '1.css')]),
    ).toEqual([sentence]);
    expect(await weigh('mf-a', files, all.slice(1))).toEqual([]);
  });

  test('a file once, however often and by whichever address it was asked for', async () => {
    const file = of('mf-a', '1.css');
    expect(await weigh('mf-a', { '1.css': 16_000 }, [file, file, `${file}?r=1`], ['1.css'])).toEqual([]);
  });

  test('pictures and whatever else of the release by a bound of their own', async () => {
    const files = { 'foto.png': 40_000, 'fonte.woff2': 12_000 };
    const all = [of('mf-a', 'foto.png'), of('mf-a', 'fonte.woff2')];
    expect(await weigh('mf-a', files, all)).toEqual([
      'a primeira vista traz 52 kB de imagens e outros arquivos; o limite é de 50 kB. ' +
        'Os maiores: foto.png (40 kB), fonte.woff2 (12 kB)',
    ]);
    expect(await weigh('mf-a', files, all.slice(0, 1))).toEqual([]);
  });

  test('a module with a budget of its own by that; what is of others, or of no file, counts for nothing', async () => {
    const files = { '1.css': 40_000 };
    expect(await weigh('mf-quotations', files, [of('mf-quotations', '1.css')])).toEqual([]);
    const others = [of('mf-b', '1.css'), of('mf-a', 'constructor'), of('mf-a', '%zz'), 'data:text/css,a', 'sem rumo'];
    expect(await weigh('mf-a', files, others)).toEqual([]);
  });

  test('the shell where the visitor comes home', async () => {
    const { own } = await storeOf('mf-a');
    const dir = await fakeShell('2.0.0', {});
    await writeFile(path.join(dir, 'dist/1.css'), randomBytes(131_000));
    const builds = await judgedBuilds([dir], () => 'abc1234');
    const rehearsal = await rehearse(own, builds);
    const weigh = weighing(
      rehearsal.store,
      builds.map(({ record }) => record),
    );
    const fetched = { addresses: [of('shell', '1.css')], sheets: [] };
    const home = { module: 'mf-a', route: '/', at: '/', role: 'visitor' as const };
    expect(await weigh(home, fetched)).toEqual([expect.stringContaining('o limite é de 130 kB')]);
    expect(await weigh({ ...home, role: 'admin' }, fetched)).toEqual([]);
    expect(await weigh({ ...home, at: '/a' }, fetched)).toEqual([]);
    await rehearsal.remove();
  });
});
