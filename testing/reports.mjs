import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../platform/scripts/inputs.mjs';

/**
 * @typedef {{ name: string, file: string, seconds: number }} TimedTest
 * @typedef {{ passed: number, failed: number, names: string[], tests: TimedTest[] }} Counts
 *   `names`: the tests that failed; `tests`: every test that ran, with how long it took.
 */

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const relative = (file) => path.relative(root, path.resolve(root, file)).split(path.sep).join('/');

/** Counts of a check that succeeds or fails as a whole: one test. @returns {Counts} */
export const asOneTest = (passed, test) => ({
  passed: Number(passed),
  failed: Number(!passed),
  names: [],
  tests: test ? [test] : [],
});

/** Reads the JSON report of Jest. @returns {Counts} */
export function jestCounts(file) {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = readJson(file);
  const names = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const titles = failed.length > 0 ? failed.map(({ fullName }) => fullName) : ['o arquivo inteiro'];
      return titles.map((title) => `${relative(name)} › ${title}`);
    });
  const tests = testResults.flatMap(({ name, startTime, endTime, assertionResults }) => {
    const own = assertionResults.map(({ fullName, duration }) => ({
      name: fullName,
      file: relative(name),
      seconds: (duration ?? 0) / 1000,
    }));
    // loading the file and what its hooks do
    const rest = (endTime - startTime) / 1000 - own.reduce((sum, { seconds }) => sum + seconds, 0);
    return [...own, { name: '(preparo do arquivo)', file: relative(name), seconds: Math.max(0, rest) }];
  });
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites), names, tests };
}

/** Every test of a Playwright suite and of the suites in it. */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** Reads the JSON report of Playwright; a test that passed on a second try has failed. @returns {Counts} */
export function playwrightCounts(file) {
  const report = readJson(file);
  const { expected, unexpected, flaky } = report.stats;
  const specs = specsOf(report);
  const names = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
    .map((spec) => `${spec.file} › ${spec.title}`);
  const tests = specs.map((spec) => ({
    name: spec.title,
    file: spec.file,
    seconds: spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
  }));
  return { passed: expected, failed: unexpected + flaky, names, tests };
}

/** Reads the TAP report of Node's test runner. @returns {Counts} */
export function tapCounts(file) {
  const text = readFileSync(file, 'utf8');
  const count = (what) => Number(new RegExp(`^# ${what} (\\d+)$`, 'm').exec(text)?.[1]);
  const names = [...text.matchAll(/^ *not ok \d+ - (.+)$/gm)].map(([, name]) => name);
  const timed = text.matchAll(/^ *(?:not )?ok \d+ - (.+)\n *---\n *duration_ms: ([\d.]+)\n *(?:type: '(\w+)')?/gm);
  const tests = [...timed]
    .filter(([, , , type]) => type !== 'suite')
    .map(([, name, ms]) => ({ name, file: '', seconds: Number(ms) / 1000 }));
  return { passed: count('pass'), failed: count('fail') + count('cancelled'), names, tests };
}

/** Counts of a report; a run that left none, or failed without saying where, is one failure. @returns {Counts} */
export function counted(passed, read) {
  try {
    const counts = read();
    return passed || counts.failed > 0 ? counts : { ...counts, failed: 1 };
  } catch {
    return asOneTest(false);
  }
}
