import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pLimit from 'p-limit';
import { cachedBuild, isCached } from './build-cache.mjs';
import { bundleServer } from './bundle.mjs';
import { inputHash, modules, root } from './inputs.mjs';

const AT_ONCE = 2;

/** Runs a command; its output is only shown if it fails. */
function run(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(`${args.join(' ')}\n${output}`))));
  });
}

const versionOf = (name) => JSON.parse(readFileSync(path.join(root, name, 'package.json'), 'utf8')).version;

const webpack = path.join(root, 'node_modules/webpack/bin/webpack.js');

const cli = (...args) => run(process.execPath, ['platform/dist/cli.mjs', ...args]);

/** Creates the compressed copies that a publication needs. */
async function compressAll(folder) {
  const { precompress } = await import('../dist/compress.mjs');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  await pLimit(AT_ONCE).map(entries, (entry) => precompress(path.join(entry.parentPath, entry.name)));
}

/** Builds the `dist` of a release in `folder`. */
async function buildWithWebpack({ name, release }, folder) {
  const dist = path.join(folder, 'dist');
  const env = { ...process.env, RELEASE: release, RELEASE_DIST: dist, NODE_ENV: 'production' };
  await run(process.execPath, [webpack, '--config', `${name}/webpack.config.mjs`, '--mode', 'production'], { env });
  await compressAll(dist);
}

/** Returns the name of a release. */
export const releaseOf = ({ name, sha }) => `${versionOf(name)}-${sha}`;

/** Returns the releases that the sources of `names` correspond to. */
export const releasesOfSources = (names = ['shell', ...modules()]) =>
  names.map((name) => ({ name, sha: inputHash(name) }));

/**
 * Builds releases, two at a time, unless their builds are cached.
 * @returns the folder that each can be published from.
 */
export const buildReleases = (releases, { say = console.log, build = buildWithWebpack } = {}) =>
  pLimit(AT_ONCE).map(releases, async ({ name, sha }) => {
    const folder = await cachedBuild({ name, sha }, async (unfinished) => {
      const started = Date.now();
      const release = releaseOf({ name, sha });
      await build({ name, release }, unfinished);
      say(`  ${name} ${release} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    });
    return { name, sha, folder };
  });

/** Returns whether the release is in the store. */
const isPublished = (store, one) => existsSync(path.join(store, 'mf', one.name, releaseOf(one), 'release.json'));

/** Returns those of `names` whose sources have no release in the store yet. */
export const unpublished = (store, names) =>
  releasesOfSources(names)
    .filter((one) => !isPublished(store, one))
    .map(({ name }) => name);

/**
 * Bundles the server and publishes the sources of `names` (by default shell and all modules), except modules that were
 * set manually. Releases missing in `store` are built unless cached. Prints what is live and what was kept. `build`
 * creates missing builds.
 */
export async function buildWhatChanged(store, { say = console.log, names, build } = {}) {
  await bundleServer();
  mkdirSync(store, { recursive: true });
  const all = releasesOfSources(names);
  const stale = all.filter((one) => !isPublished(store, one));
  const unbuilt = stale.filter((one) => !isCached(one)).map(({ name }) => name);
  if (unbuilt.length > 0) say(`Construindo ${unbuilt.join(', ')}…`);
  const builds = new Map((await buildReleases(stale, { say, build })).map(({ name, folder }) => [name, folder]));
  const sources = all.map((one) => [one.name, releaseOf(one), builds.get(one.name)].filter(Boolean).join('='));
  say((await cli('sources', ...sources, '--why', 'fontes locais', '--store', store)).trimEnd());
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const store = path.resolve(process.env.DATA_DIR ?? path.join(root, '.data'), 'store');
  const names = process.argv.slice(2);
  await buildWhatChanged(store, { names: names.length > 0 ? names : undefined }).catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
}
