import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * `npm run test:logic`: Stryker mutates the pure logic and runs the unit tests that reach each mutation. Undetected
 * mutations are listed in `.cache/reports/mutation.html`; `check-scores.mjs` fails for files with too many of them.
 * Texts are excluded: `platform/scripts/checks/check-messages.mjs` covers them.
 */

/** Returns whether a source contains logic: it has functions, and is no schema. */
function isLogic(file) {
  const text = readFileSync(file, 'utf8');
  return !file.endsWith('.test.ts') && !text.includes("from 'typebox'") && /=>|function /.test(text);
}

const logicOf = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.join(folder, name))
    .filter(isLogic);

const listGrammar = ['brand-names', 'grammar', 'noise', 'numbers', 'quantity', 'sizes'];

const LOGIC = [
  ...logicOf('shared/src/contracts'),
  ...listGrammar.map((name) => `api/src/modules/product/list/${name}.ts`),
  'api/src/modules/product/search/search-grammar.ts',
  'mf-storefront/src/features/tyre-list/list-lines.ts',
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
