import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../platform/scripts/inputs.mjs';
import { asOneTest, counted, jestCounts, playwrightCounts, tapCounts } from './reports.mjs';

/** Folder of the reports that the test runners write. */
export const reports = path.join(root, '.cache/reports');

/** Where the built product of the browser tests lies. */
export const DATA_DIR = '.cache/e2e/data';

/** The report of the browser tests. */
export const BROWSER_REPORT = path.join(root, '.cache/e2e/report.json');

const bin = (name) => path.join(root, 'node_modules/.bin', name);

/**
 * Makes the function that runs a command and answers whether it succeeded. What the command prints is shown as it
 * comes, or added to `output` where other commands print meanwhile.
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

/** Tests wait more than they work: a third worker fills two cores. */
const WORKERS = 3;

/** Step that runs a Jest project, or the given files of it. */
export const jest =
  (project, { env, args = [] } = {}) =>
  async (run) => {
    const file = path.join(reports, `${project}.json`);
    const options = ['--selectProjects', project, `--maxWorkers=${WORKERS}`, '--json', '--outputFile', file];
    // a failed test may leave a server open; it must not keep the run from ending
    const passed = await run(bin('jest'), [...options, '--forceExit', ...args], env);
    return counted(passed, () => jestCounts(file));
  };

/** Step that runs files with Node's own test runner, one after the other. */
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

/** Step that runs the browser tests, all of them or those of `args`; installs a browser where there is none. */
export const browserTests =
  ({ env, args = [] } = {}) =>
  async (run) => {
    const { ensureChromium } = await import('../e2e/support/chromium.mjs');
    ensureChromium();
    const passed = await run(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts', ...args], env);
    return counted(passed, () => playwrightCounts(BROWSER_REPORT));
  };

/** Step that runs a script of the repository, which succeeds or fails as a whole. */
export const script =
  (file, ...args) =>
  async (run) =>
    asOneTest(await run(process.execPath, [file, ...args], { DATA_DIR }));

/** Step that runs a script of the root package, which succeeds or fails as a whole. */
export const npmScript = (name) => async (run) => asOneTest(await run('npm', ['run', '--silent', name]));
