import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../platform/scripts/inputs.mjs';

/** Returns whether a source contains logic: it has functions, and is no schema. */
function isLogic(file) {
  const text = readFileSync(path.join(root, file), 'utf8');
  return !file.endsWith('.test.ts') && !text.includes("from 'typebox'") && /=>|function /.test(text);
}

const logicOf = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.join(folder, name))
    .filter(isLogic);

/** Contracts with logic that browsers and the API share. */
export const CONTRACT_LOGIC = logicOf('shared/src/contracts');

/**
 * Sources of pure logic. `npm run test:logic` mutates them and asks that their unit tests see at least 80 % of the
 * mutations of each file.
 */
export const PURE_LOGIC = [
  ...CONTRACT_LOGIC,
  ...logicOf('api/src/modules/product/reading'),
  'api/src/modules/product/search/search-grammar.ts',
  'mf-storefront/src/features/tyre-list/list-columns.ts',
  'mf-storefront/src/features/tyre-list/list-lines.ts',
  'shared/src/crud/list/list-state.ts',
  'mf-quotations/src/features/proposal/saving/save-state.ts',
  'platform/src/telemetry/verdict.ts',
];
