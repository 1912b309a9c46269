import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';
import { modules, root } from '../scripts/inputs.mjs';
import { liveFolder } from '../scripts/live-folder.mjs';
import { AssetListPlugin } from '../webpack/asset-list.mjs';
import { baseConfig } from '../webpack/base.mjs';

/** The dashboard leaves parts of its chart library out; here the page itself needs some of react-dom. */
async function aliases() {
  const { 'react-dom/client$': _, ...rest } = (await import('../../mf-dashboard/webpack.config.mjs')).default.resolve
    .alias;
  return rest;
}

async function configuration(output) {
  const config = baseConfig({ dir: path.join(root, 'shell'), name: 'single' });
  const here = import.meta.dirname;
  return {
    ...config,
    mode: 'production',
    entry: { main: path.join(root, 'shell/src/main.ts') },
    output: { ...config.output, path: output },
    resolve: { ...config.resolve, alias: await aliases() },
    plugins: [
      ...config.plugins,
      new AssetListPlugin(),
      new webpack.NormalModuleReplacementPlugin(/remotes\/load$|^\.\/load$/, path.join(here, 'single-load.ts')),
    ],
  };
}

const compile = (config) =>
  new Promise((resolve, reject) =>
    webpack(config, (error, stats) =>
      error || stats.hasErrors() ? reject(error ?? new Error(stats.toString('errors-only'))) : resolve(stats),
    ),
  );

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Path of a file of the single build, relative to a module's own. */
const inShell = (file) => `../../shell/1.0.0-single/${file}`;

/** Returns a module's record with its code as chunks of the single build: same routes, other files. */
function recordOf(module, built) {
  const declaration = readJson(path.join(root, module, 'module.json'));
  const moved = ({ files, preloaded }) => ({
    files: files.map(inShell),
    shared: [],
    preloaded: { files: preloaded.files.map(inShell), shared: [] },
  });
  const chunks = Object.fromEntries(Object.entries(built).map(([name, part]) => [name, moved(part)]));
  if (chunks[module]) chunks[EXPOSED_CHUNK] = chunks[module];
  const preload = chunks[module]?.files ?? [];
  return {
    module,
    version: '1.0.0',
    sha: 'single',
    container: module,
    declaration,
    assets: {},
    preload,
    shared: {},
    chunks,
  };
}

function write(store, record) {
  const folder = path.join(store, 'mf', record.module, '1.0.0-single');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(record));
  const channel = path.join(store, 'channels/live', record.module);
  mkdirSync(channel, { recursive: true });
  writeFileSync(
    path.join(channel, '00000001.json'),
    JSON.stringify({ release: '1.0.0-single', at: '', by: 'bench', why: 'bench' }),
  );
}

/** Same name as in `shared/contracts`. */
const EXPOSED_CHUNK = '__federation_expose_remote';

const SERVER_BUNDLES = ['shell', 'mf-storefront'];

/**
 * Builds shell and modules as one ordinary build, without federation, into a separate store. First views are rendered
 * by the server bundles of the releases in `federated`.
 */
export async function buildSingle(store, federated, precompress) {
  await rm(store, { recursive: true, force: true });
  const output = path.join(store, 'build');
  await compile(await configuration(output));
  const { entry, chunks } = readJson(path.join(output, 'assets.json'));
  const shell = { ...recordOf('shell', {}), preload: entry, chunks };
  write(store, shell);
  await cp(output, path.join(store, 'mf/shell/1.0.0-single'), { recursive: true });
  await precompress(path.join(store, 'mf/shell/1.0.0-single'));
  for (const module of modules()) write(store, recordOf(module, chunks));
  for (const name of SERVER_BUNDLES) {
    await cp(path.join(liveFolder(federated, name), 'server'), path.join(store, 'mf', name, '1.0.0-single/server'), {
      recursive: true,
    });
  }
}
