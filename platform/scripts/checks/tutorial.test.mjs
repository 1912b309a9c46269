import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { copySources, tools } from '../generators/repository-copy.mjs';
import { root } from '../inputs.mjs';

const text = readFileSync(path.join(root, 'docs/tutorials/first-change.md'), 'utf8');
const copy = copySources();
after(() => rmSync(copy, { recursive: true }));

const blocks = [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)];
/** Code blocks of one language, in their order. */
const blocksOf = (language) => blocks.filter(([, of]) => of === language).map(([, , body]) => body);

/** Runs the tutorial's own test command in the copy. */
function runTests() {
  const command = blocksOf('').find((block) => block.startsWith('npm run test:unit'));
  const [, ...args] = command.trim().split(' ');
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: copy, encoding: 'utf8' });
  return { status, output: stripVTControlCharacters(stdout + stderr) };
}

test('who follows the first tutorial sees what it promises: a test that fails, then passes, in good style', () => {
  const [change, answered, ...more] = blocksOf('diff');
  assert.deepEqual(more, []);
  execFileSync('git', ['apply', '-'], { cwd: copy, input: change });
  const before = runTests();
  assert.equal(before.status, 1, before.output);
  assert.match(before.output, /Expected: "há 2 semanas"\s+Received: "há 15 dias"/);
  assert.match(before.output, /Tests: +1 failed/);
  execFileSync('git', ['apply', '-'], { cwd: copy, input: answered });
  const then = runTests();
  assert.equal(then.status, 0, then.output);
  execFileSync(tools.biome, ['check', '--error-on-warnings', 'mf-quotations/src/features/list'], { cwd: copy });
});
