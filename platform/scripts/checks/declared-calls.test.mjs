import assert from 'node:assert/strict';
import path from 'node:path';
import test from 'node:test';
import ts from 'typescript';
import { declaredCalls } from '../../webpack/declared-calls.mjs';
import { root } from '../inputs.mjs';

const fileName = path.join(root, 'mf-storefront/src/features/vehicles/vehicles-page.tsx');

const written = (text) =>
  ts.transpileModule(text, {
    fileName,
    transformers: { before: [declaredCalls] },
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  }).outputText;

const IMPORT = "import { viewCallPath } from '../../first-view';\n";

test('a declared call is in the place of its name, and the function that finds it is not imported', () => {
  const text = written(`${IMPORT}export const url = viewCallPath('/veiculos', 'vehicles', {});`);
  assert.match(text, /import \{ firstViewPath as inlinedCallPath \} from ['"]@rodovia\/shared\/runtime['"]/);
  assert.match(text, /inlinedCallPath\(\{ ?"path": "\/vehicle" ?\}, \{\}\)/);
  assert.doesNotMatch(text, /viewCallPath\(/);
});

test('a route that is computed keeps the function', () => {
  const text = written(`${IMPORT}export const urlOf = (at) => viewCallPath(at, 'page', {});`);
  assert.match(text, /viewCallPath\(at, 'page', \{\}\)/);
  assert.doesNotMatch(text, /inlinedCallPath/);
});

test('a call that module.json does not declare fails the build', () => {
  assert.throws(
    () => written(`${IMPORT}viewCallPath('/veiculos', 'cars', {});`),
    /does not declare cars at \/veiculos/,
  );
});
