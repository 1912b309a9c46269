import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { inTurn } from '../../../testing/rotation.mjs';
import { modules, root } from '../inputs.mjs';

const FOLDERS = ['api/src', 'shared/src', 'platform/src', 'shell/src', ...modules().map((name) => `${name}/src`)];
/**
 * Settings of the checker: deterministic input, limited by the number of characters read instead of time, which a busy
 * machine would exceed. `timeout` only stops a checker that hangs.
 */
const CHECK = { timeout: 60_000, randomSeed: 1, attackTimeout: null, incubationTimeout: null };

/** Returns the regular expression of a node: a literal, the text of `new RegExp`, a schema's `pattern`. */
function expressionOf(node) {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
  }
  if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') return ofText(node.arguments?.[0]);
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'pattern') return ofText(node.initializer);
  return undefined;
}

/** Interpolations in templates are checked separately and represented by a letter. */
function ofText(node) {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return { source: node.text, flags: '' };
  if (!ts.isTemplateExpression(node)) return undefined;
  const source = node.head.text + node.templateSpans.map(({ literal }) => `x${literal.text}`).join('');
  return { source, flags: '' };
}

function expressionsIn(file) {
  const program = ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    const expression = expressionOf(node);
    if (expression) {
      const { line } = program.getLineAndCharacterOfPosition(node.getStart());
      found.push({ ...expression, place: `${file}:${line + 1}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(program);
  return found;
}

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .map((name) => path.posix.join(folder, name))
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name) && !/\.test\.|\/testing\//.test(name)),
);

const isLinear = ({ source, flags }) => checkSync(source, flags, CHECK).status === 'safe';

test('no expression takes more than linear time on what people send', () => {
  const expressions = sources.flatMap(expressionsIn);
  assert.ok(expressions.length > 100, `only ${expressions.length} expressions were found`);
  const slow = inTurn(expressions, 4).filter((expression) => !isLinear(expression));
  assert.deepEqual(
    slow.map(({ source, place }) => `${place} /${source}/`),
    [],
  );
});

test('the check knows what it looks for', () => {
  assert.equal(isLinear({ source: '^([a-z]+\\s*)+$', flags: '' }), false);
  assert.equal(isLinear({ source: '\\s+$', flags: '' }), false);
  assert.equal(isLinear({ source: '^[a-z]+$', flags: '' }), true);
});
