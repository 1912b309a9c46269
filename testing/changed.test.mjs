import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { chosenFor, OF_PLATFORM, RULES } from './changed.mjs';

const NOTHING_KNOWN = { testsOf: () => undefined, specsOf: () => undefined };
const known = {
  testsOf: (file) =>
    file === 'shared/src/contracts/proposals/proposals.ts' ? ['api/test/proposals/proposals.test.ts'] : undefined,
  specsOf: (file) => (file.startsWith('mf-storefront/src/') ? ['e2e/specs/storefront/cart/cart.spec.ts'] : undefined),
};
const stages = (...given) => Object.keys(chosenFor(...given)).sort();

test('types and style are judged whatever has changed', () => {
  assert.deepEqual(chosenFor([], known), { types: true, lint: true });
  assert.deepEqual(chosenFor(['README.md'], known), { types: true, lint: true });
});

test('logic of contracts is proved by the unit tests that import it, their schemas by the API too', () => {
  assert.deepEqual(chosenFor(['shared/src/contracts/proposals/money.ts'], known), {
    ...{ types: true, lint: true },
    unit: ['shared/src/contracts/proposals/money.ts'],
  });
  assert.deepEqual(chosenFor(['shared/src/contracts/proposals/proposals.ts'], known), {
    ...{ types: true, lint: true },
    unit: ['shared/src/contracts/proposals/proposals.ts'],
    api: ['api/test/proposals/proposals.test.ts'],
  });
});

test('a test of the API is run alone', () => {
  assert.deepEqual(chosenFor(['api/test/proposals/proposals.test.ts'], NOTHING_KNOWN).api, [
    'api/test/proposals/proposals.test.ts',
  ]);
});

test('a source of a module is looked at where it was loaded', () => {
  const { browser, unit } = chosenFor(['mf-storefront/src/cart/cart.tsx'], known);
  assert.deepEqual(browser, ['e2e/specs/storefront/cart/cart.spec.ts']);
  assert.deepEqual(unit, ['mf-storefront/src/cart/cart.tsx']);
});

test('where nothing was noted of a source, all that could show it runs', () => {
  assert.equal(chosenFor(['mf-storefront/src/cart/cart.tsx'], NOTHING_KNOWN).browser, true);
  assert.equal(chosenFor(['api/src/app.ts'], NOTHING_KNOWN).api, true);
});

test('all of a stage and some of it are all of it, some and some are both', () => {
  const specs = ['e2e/specs/storefront/cart/cart.spec.ts', 'e2e/specs/storefront/home.spec.ts'];
  assert.deepEqual(chosenFor(specs, known).browser, specs);
  assert.equal(chosenFor([...specs, 'e2e/support/checks/axe.ts'], known).browser, true);
});

test('what everything is built with, and what no rule knows, asks for everything', () => {
  const all = stages(['package-lock.json'], known);
  assert.ok(['unit', 'api', 'browser', 'generators', 'compose', 'deploy'].every((id) => all.includes(id)));
  assert.deepEqual(stages(['a-folder/nobody-knows'], known), all);
});

test('every rule is for files that exist, and names such', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  }).split('\n');
  for (const { of } of RULES)
    assert.ok(
      files.some((file) => of.test(file)),
      String(of),
    );
  for (const spec of OF_PLATFORM)
    assert.ok(
      files.some((file) => file.startsWith(spec)),
      spec,
    );
});
