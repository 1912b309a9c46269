import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './inputs.mjs';

const reports = path.join(root, '.cache/reports');
const bin = (name) => path.join(root, 'node_modules/.bin', name);
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Runs a command with its output shown; answers whether it succeeded. */
function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}

/** A check without a count of its own is one test. */
const asOne = (passed) => ({ passed: Number(passed), failed: Number(!passed) });

function jestCounts(file) {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = readJson(file);
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites) };
}

function playwrightCounts(file) {
  const { expected, unexpected, flaky } = readJson(file).stats;
  return { passed: expected, failed: unexpected + flaky };
}

/** Counts of a report; a run that left none, or failed without saying where, is one failure. */
function counted(passed, read) {
  try {
    const counts = read();
    return passed || counts.failed > 0 ? counts : { ...counts, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

async function jest(project) {
  const file = path.join(reports, `${project}.json`);
  const passed = await run(bin('jest'), [
    '--selectProjects',
    project,
    '--maxWorkers=2',
    // a failed test may leave a server open; it must not keep the run from ending
    '--forceExit',
    '--json',
    '--outputFile',
    file,
  ]);
  return counted(passed, () => jestCounts(file));
}

function tapCounts(file) {
  const text = readFileSync(file, 'utf8');
  const count = (what) => Number(new RegExp(`^# ${what} (\\d+)$`, 'm').exec(text)?.[1]);
  return { passed: count('pass'), failed: count('fail') + count('cancelled') };
}

async function nodeTests(name, ...files) {
  const file = path.join(reports, `${name}.tap`);
  const reporters = ['spec', 'stdout', 'tap', file];
  const passed = await run(process.execPath, [
    '--test',
    '--test-concurrency=1',
    ...reporters.map((value, i) => `--test-reporter${i % 2 ? '-destination' : ''}=${value}`),
    ...files.map((one) => path.join(root, one)),
  ]);
  return counted(passed, () => tapCounts(file));
}

async function browser() {
  const { ensureChromium } = await import('../../e2e/support/chromium.mjs');
  ensureChromium();
  const passed = await run(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts']);
  return counted(passed, () => playwrightCounts(path.join(root, '.cache/e2e/report.json')));
}

const STEPS = [
  ['Regras de importação e estilo', async () => asOne(await run('npm', ['run', '--silent', 'lint']))],
  [
    'Provas das regras',
    () =>
      nodeTests(
        'rules',
        'platform/scripts/import-rules.test.mjs',
        'platform/scripts/expressions.test.mjs',
        'platform/scripts/supervise.test.mjs',
      ),
  ],
  ['Tipos', async () => asOne(await run('npm', ['run', '--silent', 'types']))],
  ['Unidades', () => jest('unit')],
  ['API', () => jest('api')],
  [
    'Construção',
    async () => asOne(await run(process.execPath, ['platform/scripts/build.mjs'], { DATA_DIR: '.cache/e2e/data' })),
  ],
  [
    'Tamanhos',
    async () =>
      asOne(await run(process.execPath, ['platform/scripts/check-sizes.mjs'], { DATA_DIR: '.cache/e2e/data' })),
  ],
  ['Navegador', browser],
  ['Mensagens', async () => asOne(await run(process.execPath, ['platform/scripts/check-messages.mjs']))],
  [
    'Nova entidade',
    async () =>
      asOne(await run(process.execPath, ['platform/scripts/check-new-entity.mjs'], { DATA_DIR: '.cache/e2e/data' })),
  ],
  [
    'Novo módulo',
    async () =>
      asOne(await run(process.execPath, ['platform/scripts/check-new-module.mjs'], { DATA_DIR: '.cache/e2e/data' })),
  ],
  [
    'Implantação',
    () =>
      nodeTests(
        'deploy',
        'deploy/test/compose.test.mjs',
        'deploy/test/workflow.test.mjs',
        'deploy/test/running.test.mjs',
        'platform/scripts/affected.test.mjs',
      ),
  ],
];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const total = { passed: 0, failed: 0 };
for (const [name, step] of STEPS) {
  const started = Date.now();
  console.log(`\n== ${name}`);
  const { passed, failed } = await step().catch((error) => {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  });
  total.passed += passed;
  total.failed += failed;
  console.log(`== ${name}: ${passed} certos, ${failed} errados (${Math.round((Date.now() - started) / 1000)} s)`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
