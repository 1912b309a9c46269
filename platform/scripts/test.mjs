import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import { root } from './inputs.mjs';

const reports = path.join(root, '.cache/reports');
const bin = (name) => path.join(root, 'node_modules/.bin', name);
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Runs a command; answers whether it succeeded. Its output is shown as it comes, or added to `output` where other
 * commands speak meanwhile.
 */
const runner =
  (output) =>
  (command, args, env = {}) =>
    new Promise((resolve) => {
      const stdio = output ? ['ignore', 'pipe', 'pipe'] : 'inherit';
      const child = spawn(command, args, { cwd: root, stdio, env: { ...process.env, ...env } });
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => output.push(text));
      child.on('error', () => resolve(false));
      child.on('close', (code) => resolve(code === 0));
    });

/** A check without a count of its own is one test. */
const asOne = (passed) => ({ passed: Number(passed), failed: Number(!passed), names: [] });

function jestCounts(file) {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = readJson(file);
  const names = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const titles = failed.length > 0 ? failed.map(({ fullName }) => fullName) : ['o arquivo inteiro'];
      return titles.map((title) => `${path.relative(root, name)} › ${title}`);
    });
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites), names };
}

/** Names of the tests of a suite, and of the suites in it, that did not pass at once. */
const failedSpecs = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
    .map(({ file, title }) => `${file} › ${title}`),
  ...suites.flatMap(failedSpecs),
];

function playwrightCounts(file) {
  const report = readJson(file);
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky, names: failedSpecs(report) };
}

/** Counts of a report; a run that left none, or failed without saying where, is one failure. */
function counted(passed, read) {
  try {
    const counts = read();
    return passed || counts.failed > 0 ? counts : { ...counts, failed: 1 };
  } catch {
    return { passed: 0, failed: 1, names: [] };
  }
}

const jest = (project) => async (run) => {
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
};

function tapCounts(file) {
  const text = readFileSync(file, 'utf8');
  const count = (what) => Number(new RegExp(`^# ${what} (\\d+)$`, 'm').exec(text)?.[1]);
  const names = [...text.matchAll(/^ *not ok \d+ - (.+)$/gm)].map(([, name]) => name);
  return { passed: count('pass'), failed: count('fail') + count('cancelled'), names };
}

const nodeTests =
  (name, ...files) =>
  async (run) => {
    const file = path.join(reports, `${name}.tap`);
    const reporters = ['spec', 'stdout', 'tap', file];
    const passed = await run(process.execPath, [
      '--test',
      '--test-concurrency=1',
      ...reporters.map((value, i) => `--test-reporter${i % 2 ? '-destination' : ''}=${value}`),
      ...files.map((one) => path.join(root, one)),
    ]);
    return counted(passed, () => tapCounts(file));
  };

async function browser(run) {
  const { ensureChromium } = await import('../../e2e/support/chromium.mjs');
  ensureChromium();
  const passed = await run(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts']);
  return counted(passed, () => playwrightCounts(path.join(root, '.cache/e2e/report.json')));
}

/** One of this folder's scripts, or a script of the package, that succeeds or fails as a whole. */
const script = (name) => async (run) =>
  asOne(await run(process.execPath, [`platform/scripts/${name}.mjs`], { DATA_DIR: '.cache/e2e/data' }));
const npmScript = (name) => async (run) => asOne(await run('npm', ['run', '--silent', name]));

/** Groups of steps, one after the other. Those in one group keep a core busy each at most, and run two at a time. */
const GROUPS = [
  [
    ['Regras de importação e estilo', npmScript('lint')],
    [
      'Provas das regras',
      nodeTests(
        'rules',
        'platform/scripts/import-rules.test.mjs',
        'platform/scripts/expressions.test.mjs',
        'platform/scripts/supervise.test.mjs',
        'platform/scripts/kept-builds.test.mjs',
        'platform/scripts/bundle-facts.test.mjs',
      ),
    ],
    ['Tipos', npmScript('types')],
  ],
  [['Unidades', jest('unit')]],
  [['API', jest('api')]],
  [['Construção', script('build')]],
  [['Tamanhos', script('check-sizes')]],
  [['Navegador', browser]],
  [['Mensagens', script('check-messages')]],
  [
    ['Nova entidade', script('check-new-entity')],
    ['Novo módulo', script('check-new-module')],
  ],
  [
    [
      'Implantação',
      nodeTests(
        'deploy',
        'deploy/test/compose.test.mjs',
        'deploy/test/keys.test.mjs',
        'deploy/test/observability.test.mjs',
        'deploy/test/workflow.test.mjs',
        'deploy/test/running.test.mjs',
        'platform/scripts/affected.test.mjs',
      ),
    ],
  ],
];
const AT_ONCE = 2;

/** Runs a step and says what came of it; what it printed stands together, also where it does not run alone. */
async function perform([name, step], isAlone) {
  const started = Date.now();
  const output = isAlone ? null : [];
  if (isAlone) console.log(`\n== ${name}`);
  const result = await step(runner(output)).catch((error) => {
    console.error(error.message);
    return asOne(false);
  });
  const { passed, failed } = result;
  if (output) process.stdout.write(`\n== ${name}\n${output.join('')}`);
  console.log(`== ${name}: ${passed} certos, ${failed} errados (${Math.round((Date.now() - started) / 1000)} s)`);
  return { name, ...result };
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const results = [];
for (const group of GROUPS)
  results.push(...(await pLimit(AT_ONCE).map(group, (step) => perform(step, group.length === 1))));
const sum = (key) => results.reduce((total, one) => total + one[key], 0);
for (const { name, failed, names } of results) {
  if (failed === 0) continue;
  console.log(`\n== ${name}: o que não passou`);
  for (const one of names.length > 0 ? names : ['o passo inteiro']) console.log(`✘ ${one}`);
}
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);
