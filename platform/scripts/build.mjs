import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pLimit from 'p-limit';
import { bundleServer } from './bundle.mjs';
import { inputHash, modules, root } from './inputs.mjs';

const AT_ONCE = 2;

/** Runs a command to its end; its output is shown only where it fails. */
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

async function buildOne({ name, sha }, say) {
  const started = Date.now();
  const release = `${versionOf(name)}-${sha}`;
  const env = { ...process.env, RELEASE: release, NODE_ENV: 'production' };
  await run(process.execPath, [webpack, '--config', `${name}/webpack.config.mjs`, '--mode', 'production'], { env });
  say(`  ${name} ${release} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}

/** What the sources of `names` would be released as. */
export const releasesOfSources = (names = ['shell', ...modules()]) =>
  names.map((name) => ({ name, sha: inputHash(name) }));

/** Builds the `dist` of each release, two at a time. */
export const buildReleases = (releases, say) => pLimit(AT_ONCE).map(releases, (release) => buildOne(release, say));

/** True where the release is in the store. */
const isPublished = (name, store, sha) =>
  existsSync(path.join(store, 'mf', name, `${versionOf(name)}-${sha}`, 'release.json'));

/**
 * Bundles the server, then builds each of `names` (shell and all modules) whose sources have no release in `store`
 * yet, and publishes them together; the others are promoted back where another release is live.
 */
export async function buildWhatChanged(store, say = console.log, names = undefined) {
  await bundleServer();
  const all = releasesOfSources(names);
  const stale = all.filter(({ name, sha }) => !isPublished(name, store, sha));
  if (stale.length > 0) say(`Construindo ${stale.map(({ name }) => name).join(', ')}…`);
  await buildReleases(stale, say);
  const pairs = stale.map(({ name, sha }) => `${name}=${sha}`);
  const where = ['--store', store];
  if (pairs.length > 0)
    await cli('publish', ...pairs, '--built', '--snapshot', '--sha', 'local', '--why', 'fontes locais', ...where);
  await cli('ensure-live', ...all.map(({ name, sha }) => `${name}=${versionOf(name)}-${sha}`), ...where);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const store = path.resolve(process.env.DATA_DIR ?? path.join(root, '.data'), 'store');
  const names = process.argv.slice(2);
  await buildWhatChanged(store, console.log, names.length > 0 ? names : undefined).catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
}
