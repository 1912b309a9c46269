import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CHANGES } from './changes.mjs';
import { addWarranty, addWarrantyTest } from './new-field/warranty.mjs';
import {
  checkCopy,
  copyRepository,
  environmentOf,
  linesAdded,
  rememberCopy,
  runInCopy,
  tools,
} from './repository-copy.mjs';

/*
 * Checks the generators in a copy of the repository, like a new team would use them: generates a module of the
 * storefront and one of the back office, and an entity, adds a field to the products, and makes some changes that the
 * product often sees, none of which may cost much. Everything is checked and tested as generated, and the modules are
 * published into a running system without affecting other releases. Shell and other modules are the existing releases,
 * which an entity or field does not change.
 */

const PORT = process.env.GENERATORS_PORT ?? '4330';
const DEADLINE_MS = 60_000;
const MODULES = [
  ['mf-fleet', 'Frotas', '/frotas'],
  ['mf-stock', 'Estoque', '/admin/estoque'],
];
const NAMES = MODULES.map(([name]) => name);
/** Maximum cost in lines of an entity with only a name. */
const MAX_LINES = 60;
const MAX_LINES_OF_API = 25;
/** Maximum number of files that a product field touches, from form and list to export, import and API. */
const MAX_FILES = 4;
const MAX_FIELD_LINES = 4;

const copy = copyRepository();
const env = environmentOf(copy, PORT);
const run = (...args) => runInCopy(copy, args, env);
const newModule = (...args) =>
  spawnSync(process.execPath, ['platform/scripts/generators/new-module.mjs', ...args], {
    cwd: copy,
    env,
    encoding: 'utf8',
  });
const lockOf = (folder) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8');

/** Checks that taken addresses and names are refused, and that nothing is written. */
function checkRefusals() {
  const lock = lockOf(copy);
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
  assert.equal(lockOf(copy), lock);
}

/** Installs from manifests only, like an image: npm reports if the lock does not match them. */
function checkLock() {
  const bare = mkdtempSync(path.join(tmpdir(), 'rodovia-lock-'));
  try {
    const folders = Object.keys(JSON.parse(lockOf(copy)).packages).filter((name) => !/(^|\/)node_modules\//.test(name));
    for (const file of ['package-lock.json', ...folders.map((one) => path.join(one, 'package.json'))]) {
      mkdirSync(path.dirname(path.join(bare, file)), { recursive: true });
      cpSync(path.join(copy, file), path.join(bare, file));
    }
    const dry = ['ci', '--dry-run', '--prefer-offline', '--no-audit', '--no-fund'];
    execFileSync('npm', dry, { cwd: bare, stdio: 'pipe' });
  } finally {
    rmSync(bare, { recursive: true, force: true });
  }
}

const sum = (rows) => rows.reduce((total, [, count]) => total + count, 0);

/**
 * Prints the lines that a change added, and their total.
 * @returns the rows.
 */
function cost(what) {
  const rows = linesAdded(copy);
  for (const [file, lines] of rows) console.log(`${String(lines).padStart(4)} ${file}`);
  console.log(`${what}: ${sum(rows)} linhas em ${rows.length} arquivos`);
  rememberCopy(copy);
  return rows;
}

async function generateEntity() {
  await run('platform/scripts/generators/new-entity.mjs', 'rim', 'aro', 'Aros');
  const rows = cost('entidade');
  const api = rows.filter(([file]) => file.startsWith('api/'));
  assert.ok(sum(rows) <= MAX_LINES && sum(api) <= MAX_LINES_OF_API, 'uma entidade custa linhas demais');
}

function addField() {
  addWarranty(copy);
  const rows = cost('campo');
  assert.ok(rows.length <= MAX_FILES && sum(rows) <= MAX_FIELD_LINES, 'um campo custa demais');
  addWarrantyTest(copy);
}

/** Makes typical changes, each of which may cost only so many lines and files; tests are not counted. */
async function makeChanges() {
  rememberCopy(copy);
  for (const { name, lines, files, make } of CHANGES) {
    await run(tools.biome, 'check', '--write', ...make(copy));
    const rows = cost(name).filter(([file]) => !/\.test\.tsx?$/.test(file));
    assert.ok(
      sum(rows) <= lines && rows.length <= files,
      `${name}: custa mais de ${lines} linhas em ${files} arquivos`,
    );
  }
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

/** Publishes into the running system: the new modules appear, the others stay unchanged. */
async function publishIntoRunning() {
  const serving = spawn(process.execPath, ['e2e/support/servers/serve.mjs'], {
    cwd: copy,
    env: { ...env, PORT },
    stdio: 'inherit',
  });
  const ended = new Promise((resolve) => serving.once('exit', resolve));
  try {
    const before = await until(discovery, 'o sistema responde');
    await run('platform/scripts/mf.mjs', 'publish', ...NAMES, '--sha', 'abc1234', '--why', 'primeira publicação');
    const areThere = async () => {
      const now = await discovery();
      return NAMES.every((name) => now?.[`@rodovia/${name}`]) && now;
    };
    const after = await until(areThere, 'os módulos aparecem');
    for (const name of NAMES) delete after[`@rodovia/${name}`];
    assert.deepEqual(after, before);
  } finally {
    serving.kill('SIGINT');
    await ended;
  }
}

try {
  checkRefusals();
  for (const args of MODULES) {
    const { status, stdout, stderr } = newModule(...args);
    assert.equal(status, 0, stdout + stderr);
  }
  checkLock();
  rememberCopy(copy);
  await generateEntity();
  addField();
  await makeChanges();
  await checkCopy(run, copy);
  await run(tools.jest, '--selectProjects=unit', '--', ...NAMES.map((name) => `${name}/src`));
  await run('platform/scripts/build.mjs', 'mf-catalog-admin');
  await publishIntoRunning();
  const specs = ['rims', 'warranty'].map((name) => `e2e/specs/back-office/${name}.spec.ts`);
  const tests = [...specs, ...NAMES.map((name) => `${name}/e2e`)];
  await run(tools.playwright, 'test', '--config', 'e2e/playwright.config.ts', ...tests);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
