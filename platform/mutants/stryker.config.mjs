import { PURE_LOGIC } from '../../testing/pure-logic.mjs';

/*
 * `npm run test:logic`: Stryker mutates the pure logic and runs the unit tests that reach each mutation. Undetected
 * mutations are listed in `.cache/reports/mutation.html`; `check-scores.mjs` fails for files with too many of them.
 * Texts are excluded: `platform/scripts/checks/check-messages.mjs` covers them.
 */

export default {
  packageManager: 'npm',
  plugins: ['@stryker-mutator/jest-runner'],
  testRunner: 'jest',
  jest: { projectType: 'custom', configFile: 'platform/mutants/logic-jest.cjs', enableFindRelatedTests: true },
  coverageAnalysis: 'perTest',
  mutate: PURE_LOGIC,
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
