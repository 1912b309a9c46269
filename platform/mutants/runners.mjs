import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { playwrightCounts } from '../../testing/reports.mjs';
import { tools } from '../scripts/generators/repository-copy.mjs';
import { root } from '../scripts/inputs.mjs';

/** Folder of a tree's builds: each has its own, because its builds contain defects. */
export const buildsOf = (tree) => path.join(tree, '.cache/builds');

/** Runs a tool in a tree. Resolves to whether it failed. */
const fails = ({ folder, port }, tool, args, more = {}) =>
  new Promise((resolve) => {
    const env = { ...process.env, BUILD_CACHE: buildsOf(folder), E2E_PORT: port, ...more };
    const child = spawn(process.execPath, [tool, ...args], { cwd: folder, env, stdio: 'ignore' });
    child.on('error', () => resolve(true));
    child.on('close', (status) => resolve(status !== 0));
  });

/**
 * Runs tests of a Jest project in a tree until one fails. Resolves to the failed test files.
 * @param {{ folder: string, port: string }} tree
 */
export async function jestFailures(tree, project, args) {
  const noted = path.join(tree.folder, '.cache/failed-files');
  writeFileSync(noted, '');
  const options = ['--bail', '--silent', '--forceExit', '--maxWorkers=1', '--passWithNoTests'];
  const reporter = path.join(root, 'platform/mutants/failed-files.cjs');
  const all = [`--selectProjects=${project}`, `--reporters=${reporter}`, ...options, ...args];
  if (!(await fails(tree, tools.jest, all, { FAILED_FILES: noted, MATRIX: 'all' }))) return [];
  const files = readFileSync(noted, 'utf8').split('\n').filter(Boolean);
  if (files.length === 0) console.log('  no test has failed, and yet Jest has');
  return files.map((name) => path.relative(tree.folder, name));
}

/** Whether test files pass without a defect, by file. */
const controls = new Map();

/** Resolves to whether all of these test files pass in an unchanged tree; each file is run once. */
export async function passAsIs(tree, project, files) {
  for (const file of files) {
    if (!controls.has(file)) controls.set(file, jestFailures(tree, project, ['--runTestsByPath', file]));
    if ((await controls.get(file)).length > 0) {
      console.log(`  fails without a defect too: ${file}`);
      return false;
    }
  }
  return true;
}

/**
 * Runs specs in a tree until a test fails. Resolves to the files of failed tests; prints the first one, or why none
 * ran.
 * @param {string} turn `MATRIX` of `testing/rotation.mjs`
 */
export async function playwrightFailures(tree, specs, turn) {
  const report = path.join(tree.folder, '.cache/e2e/report.json');
  rmSync(report, { force: true });
  const args = ['test', '--config', 'e2e/playwright.config.ts', '-x', '--workers=2', ...specs];
  if (!(await fails(tree, tools.playwright, args, { MATRIX: turn }))) return [];
  const names = existsSync(report) ? playwrightCounts(report).failures.map(({ test }) => test) : [];
  const why = existsSync(report) ? JSON.stringify(JSON.parse(readFileSync(report, 'utf8')).errors) : 'no report';
  console.log(`  ${names[0] ?? why}`);
  return names.map((name) => name.split(' › ')[0]);
}
