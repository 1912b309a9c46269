import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { root } from '../platform/scripts/inputs.mjs';
import { jestCounts, playwrightCounts, tapCounts } from './reports.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'rodovia-reports-'));
after(() => rmSync(folder, { recursive: true }));

function write(name, text) {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** Runs a tool that must fail. */
function runFailing(args) {
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_TEST_CONTEXT: undefined },
  });
  assert.notEqual(status, 0);
}

test('of a test of Node that fails, the sentence of its error is told', () => {
  const file = write(
    'fails.test.mjs',
    `import assert from 'node:assert'; import { test } from 'node:test';
     test('adds', () => assert.equal(1 + 1, 3)); test('is quiet', () => {}); test('stops', () => { throw new Error('no ground'); });`,
  );
  const report = path.join(folder, 'report.tap');
  runFailing(['--test', '--test-reporter=tap', `--test-reporter-destination=${report}`, file]);
  const { passed, failed, failures } = tapCounts(report);
  assert.deepEqual([passed, failed], [1, 2]);
  const [adds, stops] = failures;
  assert.equal(adds.test, 'adds');
  assert.match(adds.why, /strictly equal|2 [=!]=+ 3/);
  assert.doesNotMatch(adds.why, /stack|duration_ms/);
  assert.deepEqual(stops, { test: 'stops', why: "'no ground'" });
});

test('of a test of Jest that fails, and of a file that cannot be loaded, the message is told', () => {
  write('adds.test.cjs', "test('adds', () => expect(1 + 1).toBe(3));");
  write('lost.test.cjs', "require('./nowhere.cjs');");
  const report = path.join(folder, 'jest.json');
  const config = JSON.stringify({ rootDir: folder, testMatch: ['**/*.test.cjs'], transform: {} });
  runFailing(['node_modules/jest/bin/jest.js', '--config', config, '--json', `--outputFile=${report}`]);
  const { failures } = jestCounts(report);
  const whyOf = (part) => failures.find((failure) => failure.test.includes(part)).why;
  assert.match(whyOf('adds.test.cjs › adds'), /Expected: 3\n.*Received: 2/);
  assert.match(whyOf('lost.test.cjs › o arquivo inteiro'), /nowhere\.cjs/);
});

test('a page that a failure quotes whole does not bury the next failure', () => {
  const results = [{ duration: 1, errors: [{ message: `received ${'<p>'.repeat(50_000)}` }] }];
  const spec = { title: 'shows', file: 'a.spec.ts', tests: [{ status: 'unexpected', results }] };
  const report = { stats: { expected: 0, unexpected: 1, flaky: 0 }, suites: [{ specs: [spec] }] };
  const [{ why }] = playwrightCounts(write('long.json', JSON.stringify(report))).failures;
  assert.match(why, /^received <p>.*…$/);
  assert.ok(why.length < 1000);
});

test('of a browser test that fails, what every try says is told, without colours', () => {
  const results = [{ duration: 1500, errors: [{ message: '\u001b[31mexpected\u001b[39m 15, was 0' }, {}] }];
  const spec = { title: 'shows', file: 'a.spec.ts', tests: [{ status: 'unexpected', results }] };
  const report = { stats: { expected: 0, unexpected: 1, flaky: 0 }, suites: [{ specs: [spec] }] };
  const { failures, tests } = playwrightCounts(write('playwright.json', JSON.stringify(report)));
  assert.deepEqual(failures, [{ test: 'a.spec.ts › shows', why: 'expected 15, was 0' }]);
  assert.equal(tests[0].seconds, 1.5);
});
