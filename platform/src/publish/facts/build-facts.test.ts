import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { author } from '../../testing/fake-build';
import { storeOf } from '../../testing/fake-store';
import { publish } from '../publish';
import { readBuild } from '../record';
import { writeFacts } from './build-facts';

const MANIFEST = {
  name: 'mf_a__1_0_0',
  metaData: { remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' } },
  shared: [],
  exposes: [{ name: 'remote', assets: { js: { sync: [] }, css: { sync: [] } } }],
};
const DECLARATION = {
  owner: 'frota',
  hostApi: '^1.0.0',
  routes: [{ path: '/a', area: 'storefront' }],
  menu: [],
  dialogs: [],
};
const MODULE_ENTRY = "import './page.js'; export const init = () => {}; export const get = () => {};";

/** Writes a build as a foreign bundler leaves it; returns the module's folder. */
async function foreignBuild(files: Record<string, string | object>): Promise<string> {
  const dir = path.join(await mkdtemp(path.join(tmpdir(), 'rodovia-foreign-')), 'mf-a');
  const all = {
    'package.json': {
      name: 'mf-a',
      version: '1.0.0',
      peerDependencies: { react: '^19.0.0', '@rodovia/shared': '^1.0.0' },
    },
    'module.json': DECLARATION,
    ...files,
  };
  for (const [file, content] of Object.entries(all)) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return dir;
}

test('[MF-05] a build with a manifest is described by its files; what they do not say is unknown', async () => {
  const dir = await foreignBuild({
    'dist/mf-manifest.json': MANIFEST,
    'dist/remoteEntry.js': 'var mf_a__1_0_0; globalThis.__FEDERATION__;',
  });
  expect(await writeFacts(path.join(dir, 'dist'))).toEqual({
    format: 1,
    packages: null,
    uses: null,
    shared: { react: '^19.0.0', '@rodovia/shared/runtime': '^1.0.0' },
    ownRuntime: true,
  });
  const record = await readBuild(dir, 'abc1234');
  expect(record).toMatchObject({ container: 'mf_a__1_0_0', preload: ['remoteEntry.js'], ownRuntime: true });
  expect(record).not.toHaveProperty('uses');
  expect(record).not.toHaveProperty('entry');
});

test('[MF-05] source maps name the packages of a build', async () => {
  const dir = await foreignBuild({
    'dist/mf-manifest.json': MANIFEST,
    'dist/remoteEntry.js': 'var mf_a__1_0_0;',
    'dist/remoteEntry.js.map': {
      sources: ['webpack://a/./src/x.js', 'webpack://a/./node_modules/@x/y/node_modules/left-pad/i.js'],
    },
    'node_modules/left-pad/package.json': { name: 'left-pad', version: '1.3.0' },
  });
  expect((await writeFacts(path.join(dir, 'dist'))).packages).toEqual({ 'left-pad': '1.3.0' });
});

test('[MF-05] an ES module without a manifest gets one, and all that it needs at its start is known', async () => {
  const dir = await foreignBuild({
    'dist/remoteEntry.js': MODULE_ENTRY,
    'dist/page.js': "export const later = () => import('./later.js');",
    'dist/later.js': 'export const a = 1;',
  });
  await writeFacts(path.join(dir, 'dist'));
  const record = await readBuild(dir, 'abc1234');
  expect(record.entry).toEqual({ file: 'remoteEntry.js', type: 'module' });
  expect(record.preload).toEqual(['remoteEntry.js', 'page.js']);
  expect(record.modules).toEqual(['later.js', 'page.js', 'remoteEntry.js']);
});

test('[MF-05] a script without a manifest has to be told its container', async () => {
  const dir = await foreignBuild({ 'dist/remoteEntry.js': 'var fleet;' });
  await expect(writeFacts(path.join(dir, 'dist'))).rejects.toThrow('diga com --container a variável global');
  await writeFacts(path.join(dir, 'dist'), { container: 'fleet' });
  expect(JSON.parse(await readFile(path.join(dir, 'dist/mf-manifest.json'), 'utf8')).name).toBe('fleet');
});

test('[MF-05] a folder that is no build is a sentence; a map of maps leaves its packages unknown', async () => {
  await expect(writeFacts(path.join(tmpdir(), 'rodovia-nowhere/dist'))).rejects.toThrow('Não se lê');
  const dir = await foreignBuild({
    'dist/mf-manifest.json': MANIFEST,
    'dist/remoteEntry.js': 'var mf_a__1_0_0;',
    'dist/remoteEntry.js.map': { version: 3, sections: [] },
  });
  expect((await writeFacts(path.join(dir, 'dist'))).packages).toBeNull();
});

test('[MF-05] a build that lacks what it imports is refused by name', async () => {
  const { own } = await storeOf('mf-b');
  const dir = await foreignBuild({ 'dist/remoteEntry.js': MODULE_ENTRY });
  await writeFacts(path.join(dir, 'dist'));
  await expect(publish(own, { ...author, sha: () => 'abc1234', dirs: [dir] })).rejects.toThrow(
    "mf-a 1.0.0: remoteEntry.js importa './page.js', que não é um arquivo da publicação.",
  );
});

test('[MF-05] an entry of a kind that no page opens is refused', async () => {
  const metaData = { remoteEntry: { name: 'remoteEntry.js', type: 'system' } };
  const dir = await foreignBuild({ 'dist/mf-manifest.json': { ...MANIFEST, metaData }, 'dist/remoteEntry.js': '' });
  await expect(writeFacts(path.join(dir, 'dist'))).rejects.toThrow("é do tipo 'system'");
});

test('[MF-05] a build without facts is refused with the command that makes them, a bad one with what is wrong', async () => {
  const dir = await foreignBuild({ 'dist/mf-manifest.json': MANIFEST, 'dist/remoteEntry.js': 'var mf_a__1_0_0;' });
  await expect(readBuild(dir, 'abc1234')).rejects.toThrow(/falta bundle\.json.*npm run mf -- facts .*dist/);
  await writeFile(path.join(dir, 'dist/bundle.json'), JSON.stringify({ packages: 'todos', uses: null, format: 2 }));
  await expect(readBuild(dir, 'abc1234')).rejects.toThrow('bundle.json de mf-a');
});

test('[MF-05] a release may not have the container of another one: one would take the place of the other', async () => {
  const { own } = await storeOf('mf-b');
  const described = async (version: string) => {
    const dir = await foreignBuild({
      'package.json': { name: 'mf-a', version },
      'dist/mf-manifest.json': { ...MANIFEST, name: 'fleet' },
      'dist/remoteEntry.js': `var fleet = '${version}';`,
    });
    await writeFacts(path.join(dir, 'dist'));
    return dir;
  };
  const options = { ...author, sha: () => 'abc1234' };
  await publish(own, { ...options, dirs: [await described('1.0.0')] });
  await expect(publish(own, { ...options, dirs: [await described('1.1.0')] })).rejects.toThrow(
    'O contêiner fleet de mf-a 1.1.0 já é de mf-a 1.0.0: ponha a versão no nome.',
  );
});

test('[MF-05] names that the probe saw are those of the release, and are held against the shell', async () => {
  const { own } = await storeOf('mf-b');
  const dir = await foreignBuild({ 'dist/mf-manifest.json': MANIFEST, 'dist/remoteEntry.js': 'var mf_a__1_0_0;' });
  await writeFacts(path.join(dir, 'dist'));
  const probe = async () => ({ summary: '1 de 1', uses: new Map([['mf-a', { react: ['useState'] }]]) });
  const [record] = await publish(own, { ...author, sha: () => 'abc1234', dirs: [dir], probe });
  expect(record?.uses).toEqual({ react: ['useState'] });
  expect((await own.readRelease('mf-a', '1.0.0-abc1234')).uses).toEqual({ react: ['useState'] });
});
