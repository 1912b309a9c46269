import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSerial, loadedByLine, testsThatLoad } from './spec-map.mjs';

const SPEC = 'e2e/specs/cart.spec.ts';
const noted = (file, line, ...scripts) => ({
  file,
  line,
  tests: [{ annotations: [{ type: 'loads', description: scripts.join(' ') }] }],
});
const sourcesOf = (script) => ({ 'home.js': ['home.tsx', 'list.tsx'], 'cart.js': ['cart.tsx'] })[script];

const suite = {
  file: SPEC,
  specs: [noted(SPEC, 5, 'home.js')],
  suites: [{ specs: [noted(SPEC, 20, 'home.js', 'cart.js'), noted(SPEC, 40, 'cart.js'), noted(SPEC, 40, 'home.js')] }],
};
const lines = loadedByLine(suite, sourcesOf);

test('what the tests of one line loaded is noted together', () => {
  assert.deepEqual(lines, {
    5: ['home.tsx', 'list.tsx'],
    20: ['cart.tsx', 'home.tsx', 'list.tsx'],
    40: ['cart.tsx', 'home.tsx', 'list.tsx'],
  });
});

test('only the tests that loaded a source are asked, the whole file where all did', () => {
  assert.deepEqual(testsThatLoad(SPEC, lines, true, 'cart.tsx'), [`${SPEC}:20`, `${SPEC}:40`]);
  assert.deepEqual(testsThatLoad(SPEC, lines, true, 'home.tsx'), [SPEC]);
  assert.deepEqual(testsThatLoad(SPEC, lines, true, 'other.tsx'), []);
});

test('of a spec whose tests run one after the other all are asked', () => {
  assert.equal(isSerial("test.describe.configure({ mode: 'serial' });\n"), true);
  assert.equal(isSerial("test('a', () => {});\n"), false);
});

test('the lines of a spec that has changed since, or whose tests a helper declares, say nothing', () => {
  assert.deepEqual(testsThatLoad(SPEC, lines, false, 'cart.tsx'), [SPEC]);
  const shared = { file: SPEC, specs: [noted('e2e/support/suite.ts', 5, 'cart.js'), noted(SPEC, 9, 'home.js')] };
  assert.deepEqual(testsThatLoad(SPEC, loadedByLine(shared, sourcesOf), true, 'cart.tsx'), [SPEC]);
});

test('a test whose pages loaded nothing that is known could show any change, also beside others of its line', () => {
  for (const order of [
    [noted(SPEC, 5), noted(SPEC, 5, 'cart.js')],
    [noted(SPEC, 5, 'cart.js'), noted(SPEC, 5)],
  ]) {
    const mixed = loadedByLine({ file: SPEC, specs: [...order, noted(SPEC, 9, 'home.js')] }, sourcesOf);
    assert.deepEqual(testsThatLoad(SPEC, mixed, true, 'other.tsx'), [`${SPEC}:5`]);
  }
  const bare = { file: SPEC, specs: [noted(SPEC, 5), noted(SPEC, 9, 'home.js')] };
  assert.deepEqual(testsThatLoad(SPEC, loadedByLine(bare, sourcesOf), true, 'cart.tsx'), [`${SPEC}:5`]);
});
