import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { copyRepository, environmentOf, runInCopy, tools } from './repository-copy.mjs';

/*
 * Does in a copy of the repository what a new team does: generates a module, checks and tests it as it was generated,
 * and publishes it into the running system, where nobody else's release changes. Once in the storefront, once in the
 * back office.
 */

const PORT = process.env.NEW_MODULE_PORT ?? '4331';
const DEADLINE_MS = 60_000;
const MADE = [
  ['mf-fleet', 'Frotas', '/frotas'],
  ['mf-stock', 'Estoque', '/admin/estoque'],
];

const copy = copyRepository();
const env = environmentOf(copy, PORT);
const run = (...args) => runInCopy(copy, args, env);
const newModule = (...args) =>
  spawnSync(process.execPath, ['platform/scripts/new-module.mjs', ...args], { cwd: copy, env, encoding: 'utf8' });

/** Addresses and names that somebody has are refused, and nothing is written. */
function refusals() {
  const lock = readFileSync(path.join(copy, 'package-lock.json'), 'utf8');
  for (const [args, sentence] of [
    [['mf-outro', 'Carrinho'], '/carrinho já é de mf-storefront'],
    [['mf-outro', 'Interno', '/api/interno'], '/api/interno é do servidor'],
    [['mf-quotations', 'Outros'], 'A pasta mf-quotations já existe'],
    [['outro', 'Outro'], 'Uso: npm run new:module'],
  ]) {
    const { status, stderr } = newModule(...args);
    assert.equal(status, 1, stderr);
    assert.ok(stderr.includes(sentence), stderr);
  }
  assert.equal(existsSync(path.join(copy, 'mf-outro')), false);
  assert.equal(readFileSync(path.join(copy, 'package-lock.json'), 'utf8'), lock);
}

/** The manifests alone, as an image installs from: npm says where the lock does not fit them. */
function checkLock() {
  const bare = mkdtempSync(path.join(tmpdir(), 'rodovia-lock-'));
  try {
    const { workspaces } = JSON.parse(readFileSync(path.join(copy, 'package.json'), 'utf8'));
    const folders = [...workspaces.filter((one) => !one.includes('*')), ...readModules(copy)];
    for (const file of ['package.json', 'package-lock.json', ...folders.map((one) => `${one}/package.json`)]) {
      mkdirSync(path.dirname(path.join(bare, file)), { recursive: true });
      cpSync(path.join(copy, file), path.join(bare, file));
    }
    execFileSync('npm', ['ci', '--dry-run', '--prefer-offline', '--no-audit', '--no-fund'], {
      cwd: bare,
      stdio: 'pipe',
    });
  } finally {
    rmSync(bare, { recursive: true, force: true });
  }
}

function readModules(folder) {
  const { packages } = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));
  return Object.keys(packages).filter((name) => /^mf-[^/]+$/.test(name));
}

/** What `npm run check` does, on the new folders alone. */
async function checkAsGenerated(names) {
  const own = path.join(copy, 'tsconfig.new.json');
  const include = ['shared/src/css.d.ts', ...names.flatMap((name) => [`${name}/src`, `${name}/e2e`])];
  writeFileSync(own, JSON.stringify({ extends: './tsconfig.json', include }));
  await run(tools.biome, 'check', '--error-on-warnings', '--vcs-enabled=false', ...names);
  await run(tools.depcruise, '--config', '.dependency-cruiser.cjs', ...names);
  await run(tools.tsc, '-p', 'tsconfig.new.json', '--noEmit');
  await run(tools.jest, '--selectProjects=unit', '--', ...names.map((name) => `${name}/src`));
}

async function discovery() {
  const answer = await fetch(`http://127.0.0.1:${PORT}/mf/discovery.json`).catch(() => null);
  return answer?.ok ? (await answer.json()).microFrontends : null;
}

async function until(isTrue, what) {
  const end = Date.now() + DEADLINE_MS;
  for (let value = await isTrue(); ; value = await isTrue()) {
    if (value) return value;
    if (Date.now() > end) throw new Error(`não aconteceu: ${what}`);
    await pause(100);
  }
}

/** Publishes into the running system: the new module shows, the others stay as they are. */
async function publishIntoRunning(names) {
  const serving = spawn(process.execPath, ['e2e/support/serve.mjs'], {
    cwd: copy,
    env: { ...env, PORT },
    stdio: 'inherit',
  });
  const ended = new Promise((resolve) => serving.once('exit', resolve));
  try {
    const before = await until(discovery, 'o sistema responde');
    await run('platform/scripts/mf.mjs', 'publish', ...names, '--sha', 'abc1234', '--why', 'primeira publicação');
    const isThere = async () => {
      const now = await discovery();
      return names.every((name) => now?.[`@rodovia/${name}`]) && now;
    };
    const after = await until(isThere, 'o módulo aparece');
    for (const name of names) delete after[`@rodovia/${name}`];
    assert.deepEqual(after, before);
  } finally {
    serving.kill('SIGINT');
    await ended;
  }
}

try {
  refusals();
  for (const args of MADE) {
    const { status, stdout, stderr } = newModule(...args);
    assert.equal(status, 0, stdout + stderr);
  }
  const names = MADE.map(([name]) => name);
  checkLock();
  await checkAsGenerated(names);
  await run('platform/scripts/mf.mjs', 'list');
  await publishIntoRunning(names);
  await run(tools.playwright, 'test', '--config', 'e2e/playwright.config.ts', ...names.map((name) => `${name}/e2e`));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
