import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../platform/scripts/inputs.mjs';

/**
 * @typedef {{ name: string, file: string, seconds: number }} TimedTest
 * @typedef {{ test: string, why: string }} Failure `why`: how it failed, some lines; empty where that is not told.
 * @typedef {{ passed: number, failed: number, failures: Failure[], tests: TimedTest[] }} Counts
 *   `tests`: every test that ran, with how long it took.
 */

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Maximum lines of a failure and characters of a line: a quoted page would bury the next failure. */
const MAX_LINES = 20;
const MAX_CHARACTERS = 300;
const shortened = (line) => (line.length > MAX_CHARACTERS ? `${line.slice(0, MAX_CHARACTERS)}…` : line);
const briefly = (messages) =>
  stripVTControlCharacters(messages.filter(Boolean).join('\n'))
    .trim()
    .split('\n')
    .slice(0, MAX_LINES)
    .map(shortened)
    .join('\n');

const relative = (file) => path.relative(root, path.resolve(root, file)).split(path.sep).join('/');

/**
 * Counts a check that succeeds or fails as a whole as one test.
 * @returns {Counts}
 */
export const asOneTest = (passed, test) => ({
  passed: Number(passed),
  failed: Number(!passed),
  failures: [],
  tests: test ? [test] : [],
});

/**
 * Reads Jest's JSON report.
 * @returns {Counts}
 */
export function jestCounts(file) {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = readJson(file);
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const whole = { fullName: 'o arquivo inteiro', failureMessages: [message] };
      return (failed.length > 0 ? failed : [whole]).map(({ fullName, failureMessages }) => ({
        test: `${relative(name)} › ${fullName}`,
        why: briefly(failureMessages),
      }));
    });
  const tests = testResults.flatMap(({ name, startTime, endTime, assertionResults }) => {
    const own = assertionResults.map(({ fullName, duration }) => ({
      name: fullName,
      file: relative(name),
      seconds: (duration ?? 0) / 1000,
    }));
    // loading of the file, and hooks
    const rest = (endTime - startTime) / 1000 - own.reduce((sum, { seconds }) => sum + seconds, 0);
    return [...own, { name: '(preparo do arquivo)', file: relative(name), seconds: Math.max(0, rest) }];
  });
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites), failures, tests };
}

/** Returns all tests of a Playwright suite, including nested suites. */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

/**
 * Reads Playwright's JSON report; a test that passed after a retry has failed.
 * @returns {Counts}
 */
export function playwrightCounts(file) {
  const report = readJson(file);
  const { expected, unexpected, flaky } = report.stats;
  const specs = specsOf(report);
  const failures = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
    .map((spec) => ({
      test: `${spec.file} › ${spec.title}`,
      why: briefly(spec.tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map((e) => e.message)))),
    }));
  const tests = specs.map((spec) => ({
    name: spec.title,
    file: spec.file,
    seconds: spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
  }));
  return { passed: expected, failed: unexpected + flaky, failures, tests };
}

/** Extracts the error from the details of a failed test in TAP. */
const errorIn = (details) =>
  /error: (?:\|-\n)?([\s\S]*?)(?=\n *(?:code|name|stack|expected|failureType): |$)/.exec(details)?.[1] ?? '';

/**
 * Reads the TAP report of Node's test runner.
 * @returns {Counts}
 */
export function tapCounts(file) {
  const text = readFileSync(file, 'utf8');
  const count = (what) => Number(new RegExp(`^# ${what} (\\d+)$`, 'm').exec(text)?.[1]);
  const failures = [...text.matchAll(/^ *not ok \d+ - (.+)\n(?: *---\n([\s\S]*?)\n *\.\.\.)?/gm)].map(
    ([, test, why = '']) => ({ test, why: briefly([errorIn(why)]) }),
  );
  const timed = text.matchAll(/^ *(?:not )?ok \d+ - (.+)\n *---\n *duration_ms: ([\d.]+)\n *(?:type: '(\w+)')?/gm);
  const tests = [...timed]
    .filter(([, , , type]) => type !== 'suite')
    .map(([, name, ms]) => ({ name, file: '', seconds: Number(ms) / 1000 }));
  return { passed: count('pass'), failed: count('fail') + count('cancelled'), failures, tests };
}

/**
 * Reads a report; a run without one, or that failed without naming a test, counts as one failure.
 * @returns {Counts}
 */
export function counted(passed, read) {
  try {
    const counts = read();
    return passed || counts.failed > 0 ? counts : { ...counts, failed: 1 };
  } catch {
    return asOneTest(false);
  }
}
