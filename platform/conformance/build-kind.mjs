import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { root } from '../scripts/inputs.mjs';

const here = import.meta.dirname;

/** The kinds of remotes that have to work in the shell. */
export const KINDS = readdirSync(path.join(here, 'kinds')).sort();

/** Kind that is built by the platform's own configuration, which lies in the repository. */
export const PLATFORM = 'rodovia';

/** First version of every remote. No package has it, so that it can be replaced in built files. */
export const FIRST_VERSION = '71.0.0';

/** Returns the address of a kind's page. */
export const pathOf = (kind) => `/conformidade/${kind}`;

/** Returns the name of a kind's module. */
export const moduleOf = (kind) => `mf-${kind}`;

/** Returns the name of a kind's container. */
export const containerOf = (kind, version) => `${moduleOf(kind)}__${version}`.replace(/\W/g, '_');

/** Packages that a table of results names. */
const TOOLS = /(^|\/)webpack$|rspack\/core|^vite$|federation/;

function run(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(`${args.join(' ')}\n${output}`))));
  });
}

/** Copies a folder and fills in what depends on the kind. */
function copyFilled(from, to, values) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.name === 'node_modules') continue;
    if (entry.isDirectory()) copyFilled(source, target, values);
    else
      writeFileSync(
        target,
        readFileSync(source, 'utf8')
          .replace(/%([A-Z]+)%/g, (sign, name) => values[name] ?? sign)
          .replaceAll('mf-kind', values.MODULE),
      );
  }
}

/** Lets every tool of a package be the newest one of its major version. */
function withNewestTools(text) {
  const manifest = JSON.parse(text);
  for (const [name, version] of Object.entries(manifest.devDependencies))
    manifest.devDependencies[name] = `^${version}`;
  return JSON.stringify(manifest);
}

/** Installs the packages of a kind once per lock file, in the long run the newest ones; returns their folder. */
async function installed(kind) {
  const isNewest = Boolean(process.env.TEST_LONG);
  const source = path.join(here, 'kinds', kind);
  const lock = readFileSync(path.join(source, 'package-lock.json'), 'utf8');
  const hash = createHash('sha256').update(lock).digest('hex').slice(0, 12);
  const folder = path.join(root, '.cache/conformance', isNewest ? `${hash}-newest-${process.pid}` : hash);
  if (existsSync(folder)) return path.join(folder, 'node_modules');
  const unfinished = `${folder}-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const manifest = readFileSync(path.join(source, 'package.json'), 'utf8');
  writeFileSync(path.join(unfinished, 'package.json'), isNewest ? withNewestTools(manifest) : manifest);
  if (!isNewest) writeFileSync(path.join(unfinished, 'package-lock.json'), lock);
  const args = ['--no-save', '--no-audit', '--no-fund', '--prefer-offline', '--no-workspaces', '--legacy-peer-deps'];
  // not `npm ci`, which fails if a package for another system has left the registry
  await run('npm', ['install', ...args], { cwd: unfinished });
  try {
    renameSync(unfinished, folder);
  } catch {
    // another process has installed the same packages
    rmSync(unfinished, { recursive: true, force: true });
  }
  return path.join(folder, 'node_modules');
}

/**
 * Builds the remote of a kind below `folder`, like a team in a repository of its own. `types` is a folder with the
 * package `@rodovia/shared`.
 * @returns {Promise<string>} folder of the module, with its `dist`.
 */
export async function buildKind(kind, folder, types, version = FIRST_VERSION) {
  const source = path.join(here, 'kinds', kind);
  const dir = path.join(folder, moduleOf(kind));
  const values = {
    MODULE: moduleOf(kind),
    PATH: pathOf(kind).slice(1),
    VERSION: version,
    ENTRY: 'remote.js',
  };
  copyFilled(source, dir, values);
  copyFilled(path.join(here, 'page'), path.join(dir, 'src'), values);
  for (const file of ['module.json', 'federation.mjs']) renameSync(path.join(dir, 'src', file), path.join(dir, file));
  if (existsSync(path.join(dir, 'written'))) {
    renameSync(path.join(dir, 'written'), path.join(dir, 'dist'));
    return dir;
  }
  if (existsSync(path.join(source, 'package-lock.json'))) {
    symlinkSync(await installed(kind), path.join(dir, 'node_modules'));
    cpSync(types, path.join(folder, 'node_modules/@rodovia/shared'), { recursive: true });
    await run('npm', ['run', 'build'], { cwd: dir });
    return dir;
  }
  // the platform's own build configuration
  renameSync(path.join(dir, 'src/remote.js'), path.join(dir, 'src/remote.tsx'));
  const env = { ...process.env, RELEASE: version, NODE_ENV: 'production' };
  await run(process.execPath, [path.join(root, 'node_modules/webpack/bin/webpack.js'), '--mode', 'production'], {
    cwd: dir,
    env,
  });
  return dir;
}

const isText = (file) => /\.(m?js|css|json|map)$/.test(file);

/**
 * Returns another version of a built remote: a copy in which the version is replaced. Builds that contain digests of
 * their own files are made again.
 */
export async function withVersion(kind, dir, version) {
  if (kind === PLATFORM) return buildKind(kind, `${dir}-${version}`, '', version);
  const copy = `${dir}-${version}/${path.basename(dir)}`;
  cpSync(dir, copy, { recursive: true, filter: (file) => path.basename(file) !== 'node_modules' });
  const files = readdirSync(copy, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && isText(entry.name),
  );
  const signs = [
    [FIRST_VERSION, version],
    [FIRST_VERSION.replaceAll('.', '_'), version.replaceAll('.', '_')],
  ];
  const replaced = (text) => signs.reduce((all, [from, to]) => all.replaceAll(from, to), text);
  for (const { parentPath, name } of files) {
    const file = path.join(parentPath, name);
    const text = replaced(readFileSync(file, 'utf8'));
    rmSync(file);
    writeFileSync(path.join(parentPath, replaced(name)), text);
  }
  return copy;
}

/** Returns the bundlers and plugins that a remote was built with, with their versions. */
export function toolsOf(dir) {
  const { devDependencies = {} } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  const tools = Object.keys(devDependencies).filter((name) => TOOLS.test(name));
  const named = tools.map((name) => {
    const { version } = JSON.parse(readFileSync(path.join(dir, 'node_modules', name, 'package.json'), 'utf8'));
    return `${name.replace('@module-federation/', 'mf/')} ${version}`;
  });
  return named.join(', ');
}
