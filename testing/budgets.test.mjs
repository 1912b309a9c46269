import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge, secondsByFile } from './budgets.mjs';
import { processes, timeOfOthers } from './machine.mjs';

const budget = { seconds: 100, pace: 100, files: { 'a.test.ts': 40, 'b.test.ts': 60 } };
const ran = (seconds, pace, ...tests) => ({
  seconds,
  pace,
  others: 0,
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

test('a run that shares the processor with other programs has as much longer as they took of it', () => {
  assert.equal(judge({ ...ran(240, 100), others: 0.5 }, budget).isOver, false);
  assert.equal(judge({ ...ran(260, 100), others: 0.5 }, budget).isOver, true);
});

test('what others take is what is not of the run, of what it has started, nor of the databases', () => {
  const others = timeOfOthers(10);
  const one = (pid, parent, ticks, name = 'node') => ({ id: `${pid} 0`, pid, parent, ticks, name });
  const [run, database, other] = [one('10', '1', 5), one('50', '1', 5, 'postgres'), one('40', '1', 100)];
  others.look([run, database, other, one('20', '10', 0), one('30', '20', 0)]);
  // the parent of 30 has ended, and 41 is new
  others.look([run, one('50', '1', 99, 'postgres'), one('40', '1', 107), one('41', '40', 50), one('30', '1', 99)]);
  assert.equal(others.ms(), 70);
  others.look([run, one('41', '40', 53), one('30', '1', 999)]);
  assert.equal(others.ms(), 100);
});

test('what a program takes that the run has not started is seen', { skip: process.platform !== 'linux' }, () => {
  // to a run that does not exist, this process is another program
  const others = timeOfOthers(-1);
  others.look(processes());
  const startedAt = process.cpuUsage().user;
  while (process.cpuUsage().user - startedAt < 300_000);
  others.look(processes());
  assert.ok(others.ms() >= 290);
});

test('a stage without a budget is over none', () => {
  assert.equal(judge(ran(1000, 100), undefined).isOver, false);
});

test('the seconds of a file are those of its tests together', () => {
  const { tests } = ran(0, 0, ['b', 1.04], ['a', 2], ['b', 1.04], ['', 9]);
  assert.deepEqual(secondsByFile(tests), { a: 2, b: 2.1 });
});
