import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../platform/scripts/inputs.mjs';
import { asOneTest, counted, jestCounts, playwrightCounts, tapCounts } from './reports.mjs';

/** Folder of the test runners' reports. */
export const reports = path.join(root, '.cache/reports');

/** Data folder of the browser tests' product. */
export const DATA_DIR = '.cache/e2e/data';

/** Report of the browser tests. */
export const BROWSER_REPORT = path.join(root, '.cache/e2e/report.json');

const bin = (name) => path.join(root, 'node_modules/.bin', name);

/**
 * Returns a function that runs a command and resolves to whether it succeeded. Output is shown immediately, or
 * collected in `output` if other commands run at the same time.
 * @param {Buffer[] | null} output
 */
export const commandRunner =
  (output) =>
  (command, args, env = {}) =>
    new Promise((resolve) => {
      const stdio = output ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
      const child = spawn(command, args, { cwd: root, stdio, env: { ...process.env, ...env } });
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => output.push(text));
      child.on('error', () => resolve(false));
      child.on('close', (code) => resolve(code === 0));
    });

/** Tests mostly wait: three workers keep two cores busy. */
const WORKERS = 3;

/** Returns a step that runs a Jest project, or some of its files. */
export const jest =
  (project, { env, args = [] } = {}) =>
  async (run) => {
    const file = path.join(reports, `${project}.json`);
    const options = ['--selectProjects', project, `--maxWorkers=${WORKERS}`, '--json', '--outputFile', file];
    // a failed test may leave a server open, which must not block the run
    const passed = await run(bin('jest'), [...options, '--forceExit', ...args], env);
    return counted(passed, () => jestCounts(file));
  };

/** Returns a step that runs files with Node's test runner, one after the other. */
export const nodeTests =
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

/** Returns a step that runs all browser tests or those of `args`; installs a browser if there is none. */
export const browserTests =
  ({ env, args = [] } = {}) =>
  async (run) => {
    const { ensureChromium } = await import('../e2e/support/chromium.mjs');
    ensureChromium();
    const passed = await run(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts', ...args], env);
    return counted(passed, () => playwrightCounts(BROWSER_REPORT));
  };

/** Returns a step that runs a script of the repository as a single check. */
export const script =
  (file, ...args) =>
  async (run) =>
    asOneTest(await run(process.execPath, [file, ...args], { DATA_DIR }));

/** Returns a step that runs an npm script of the root package as a single check. */
export const npmScript =
  (name, { env, args = [] } = {}) =>
  async (run) =>
    asOneTest(await run('npm', ['run', '--silent', name, '--', ...args], env));
