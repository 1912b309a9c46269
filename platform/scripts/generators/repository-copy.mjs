import { execFileSync, spawn } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../inputs.mjs';

const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.cache', '.data', 'test-results']);
const MARKER = '.rodovia-lock';
const built = path.resolve(root, process.env.DATA_DIR ?? '.data', 'store');

/** Links the installed packages; those of the repository are the copy's own. */
function linkPackages(copy) {
  const from = path.join(root, 'node_modules');
  mkdirSync(path.join(copy, 'node_modules/@rodovia'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@rodovia' && name !== MARKER)
      symlinkSync(path.join(from, name), path.join(copy, 'node_modules', name));
  }
  if (existsSync(path.join(from, MARKER)))
    copyFileSync(path.join(from, MARKER), path.join(copy, 'node_modules', MARKER));
  for (const name of readdirSync(path.join(from, '@rodovia'))) {
    symlinkSync(readlinkSync(path.join(from, '@rodovia', name)), path.join(copy, 'node_modules/@rodovia', name));
    // packages that npm could not hoist are in the workspace
    const own = path.join(root, name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, path.join(copy, name, 'node_modules'));
  }
}

const git = (copy, ...args) =>
  execFileSync('git', ['-c', 'user.name=copy', '-c', 'user.email=copy@localhost', ...args], {
    cwd: copy,
    encoding: 'utf8',
  });

/** Commits the state of a copy to its own history, so that later additions can be counted. */
export function rememberCopy(copy) {
  git(copy, 'init', '--quiet');
  git(copy, 'add', '--all');
  git(copy, 'commit', '--quiet', '--no-verify', '--message', 'copy');
}

/** Returns the lines added to a copy since the last commit, by file. */
export function linesAdded(copy) {
  git(copy, 'add', '--all');
  const rows = git(copy, 'diff', '--cached', '--numstat', 'HEAD').trim().split('\n').filter(Boolean);
  return rows.map((row) => row.split('\t')).map(([added, , file]) => [file, Number(added)]);
}

/**
 * Creates a copy of the repository that can be changed, with linked packages.
 * @returns its folder.
 */
export function copySources() {
  const copy = mkdtempSync(path.join(tmpdir(), 'rodovia-copy-'));
  cpSync(root, copy, { recursive: true, filter: (file) => !LEFT_OUT.has(path.basename(file)) });
  linkPackages(copy);
  return copy;
}

/** Same, with the existing releases. */
export function copyRepository() {
  const copy = copySources();
  cpSync(built, path.join(copy, '.data/store'), { recursive: true });
  rememberCopy(copy);
  return copy;
}

/** Returns the environment for commands on a copy and its store. */
export const environmentOf = (copy, port) => ({
  ...process.env,
  DATA_DIR: path.join(copy, '.data'),
  E2E_PREBUILT: '1',
  E2E_PORT: port,
  E2E_DATABASE: path.join(root, '.cache/e2e/prepared'),
  // a copy has its own history, so nothing may be skipped by rotation
  MATRIX: 'all',
});

/**
 * Runs a script of a copy, showing its output.
 * @throws if it fails.
 */
export function runInCopy(copy, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: copy, env, stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${args[0]}: ${code}`))));
  });
}

/** Checks style, import rules and types of a copy like `npm run check`. */
export async function checkCopy(run, copy) {
  const rooms = ['shell', 'shared', 'api', 'platform', ...readdirSync(copy).filter((name) => name.startsWith('mf-'))];
  await run(tools.biome, 'check', '--error-on-warnings', '.');
  await run(tools.depcruise, '--config', '.dependency-cruiser.cjs', ...rooms);
  await run(tools.tsc, '-p', 'tsconfig.json', '--noEmit');
}

/** Command lines of installed tools. */
export const tools = {
  playwright: path.join(root, 'node_modules/@playwright/test/cli.js'),
  jest: path.join(root, 'node_modules/jest/bin/jest.js'),
  biome: path.join(root, 'node_modules/@biomejs/biome/bin/biome'),
  depcruise: path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
  tsc: path.join(root, 'node_modules/typescript-7/bin/tsc'),
};
