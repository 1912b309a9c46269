import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge, secondsByFile } from './budgets.mjs';

const budget = { seconds: 100, pace: 100, files: { 'a.test.ts': 40, 'b.test.ts': 60 } };
const ran = (seconds, pace, ...tests) => ({
  seconds,
  pace,
  tests: tests.map(([file, took]) => ({ file, seconds: took })),
});

test('a stage that takes more than a quarter longer than its budget is over it, and what grew is named', () => {
  const verdict = judge(ran(130, 100, ['a.test.ts', 40], ['b.test.ts', 80], ['c.test.ts', 5]), budget);
  assert.equal(verdict.isOver, true);
  assert.equal(verdict.limit, 125);
  assert.deepEqual(verdict.grown, [
    { file: 'b.test.ts', before: 60, now: 80 },
    { file: 'c.test.ts', before: 0, now: 5 },
  ]);
});

test('a machine of half the pace has twice the time, and a faster one no less', () => {
  assert.equal(judge(ran(240, 200, ['a.test.ts', 80]), budget).isOver, false);
  assert.equal(judge(ran(260, 200, ['a.test.ts', 80]), budget).isOver, true);
  assert.equal(judge(ran(120, 50, ['a.test.ts', 40]), budget).isOver, false);
});

test('a stage without a budget is over none', () => {
  assert.equal(judge(ran(1000, 100), undefined).isOver, false);
});

test('the seconds of a file are those of its tests together', () => {
  const { tests } = ran(0, 0, ['b', 1.04], ['a', 2], ['b', 1.04], ['', 9]);
  assert.deepEqual(secondsByFile(tests), { a: 2, b: 2.1 });
});
