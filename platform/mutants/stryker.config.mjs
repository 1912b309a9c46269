import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * `npm run test:logic`: Stryker changes the pure logic everywhere and runs the unit tests that reach each change. What
 * nobody noticed stands in `.cache/reports/mutation.html`; `check-scores.mjs` fails where a file has too much of it.
 *
 * Texts are left out: what the product says is proved by `platform/scripts/check-messages.mjs`.
 */

const contracts = 'shared/src/contracts';

/** True for a source that computes something: it has functions, and is no schema. */
function isLogic(file) {
  const text = readFileSync(file, 'utf8');
  return !file.endsWith('.test.ts') && !text.includes("from 'typebox'") && /=>|function /.test(text);
}

const LOGIC = [
  ...readdirSync(contracts)
    .map((name) => path.join(contracts, name))
    .filter(isLogic),
  'shared/src/crud/list/list-state.ts',
  'mf-quotations/src/features/proposal/saving/save-state.ts',
  'platform/src/telemetry/verdict.ts',
];

export default {
  packageManager: 'npm',
  plugins: ['@stryker-mutator/jest-runner'],
  testRunner: 'jest',
  jest: { projectType: 'custom', configFile: 'platform/mutants/logic-jest.cjs', enableFindRelatedTests: true },
  coverageAnalysis: 'perTest',
  mutate: LOGIC,
  mutator: { excludedMutations: ['StringLiteral'] },
  ignorePatterns: ['.cache', '.data', '.git', 'dist', 'test-results', 'e2e', 'docs'],
  tempDirName: '.cache/stryker',
  concurrency: 2,
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, reportMutants: false },
  htmlReporter: { fileName: '.cache/reports/mutation.html' },
  jsonReporter: { fileName: '.cache/reports/mutation.json' },
  thresholds: { high: 90, low: 80, break: null },
};
