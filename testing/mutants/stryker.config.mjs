import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * `npm run test:logic`: Stryker changes the pure logic everywhere, runs the unit tests that reach each change, and
 * fails below the least score. The scores by file stand in `.cache/reports/mutation.html`.
 *
 * Texts are left out: what the product says is proved by `platform/scripts/check-messages.mjs`.
 */

const contracts = 'shared/src/contracts';
const isSchema = (file) => readFileSync(file, 'utf8').includes("from 'typebox'");
const isLogic = (file) => !file.endsWith('.test.ts') && !isSchema(file);

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
  jest: { projectType: 'custom', configFile: 'testing/mutants/logic-jest.cjs', enableFindRelatedTests: true },
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
  thresholds: { high: 90, low: 80, break: 80 },
};
