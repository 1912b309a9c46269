import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { root } from '../scripts/inputs.mjs';

const HOT = fileURLToPath(new URL('./hot.js', import.meta.url));
const IS_COMPONENT = /^[A-Z]/;
const IS_HOOK = /^use[A-Z]/;

const { factory } = ts;
const hot = factory.createIdentifier('__hot');
const call = (name, ...given) =>
  factory.createCallExpression(factory.createPropertyAccessExpression(hot, name), undefined, given);
const text = (value) => factory.createStringLiteral(value);

/**
 * Returns the hooks that a function calls in order, with the initial values of states: after a change, old state does
 * not fit.
 */
function hooksOf(node, source) {
  const calls = [];
  const visit = (inner) => {
    if (ts.isCallExpression(inner)) {
      const name = inner.expression.getText(source).split('.').at(-1);
      const begins = /^use(State|Reducer|Ref)$/.test(name) ? inner.arguments.map((one) => one.getText(source)) : [];
      if (IS_HOOK.test(name)) calls.push(`${name}(${begins.join()})`);
    }
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return createHash('sha1').update(calls.join(' ')).digest('base64url');
}

const constant = (name, value, modifiers) =>
  factory.createVariableStatement(
    modifiers,
    factory.createVariableDeclarationList(
      [factory.createVariableDeclaration(name, undefined, undefined, value)],
      ts.NodeFlags.Const,
    ),
  );

const isFunction = (node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node);

const withoutModifiers = (node) =>
  factory.createFunctionExpression(
    node.modifiers?.filter(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword),
    node.asteriskToken,
    node.name,
    node.typeParameters,
    node.parameters,
    node.type,
    node.body,
  );

/** Returns name and value of a statement with a single declaration. */
function declared(statement) {
  if (ts.isFunctionDeclaration(statement) && statement.name && statement.body)
    return { name: statement.name.text, value: statement };
  if (!ts.isVariableStatement(statement) || statement.declarationList.declarations.length !== 1) return null;
  const [{ name, initializer }] = statement.declarationList.declarations;
  return ts.isIdentifier(name) && initializer ? { name: name.text, value: initializer } : null;
}

const isLater = (value) =>
  ts.isCallExpression(value) && ts.isIdentifier(value.expression) && value.expression.text === 'lazyComponent';

/**
 * Webpack loader that makes the components of a source replaceable (`hot.js`). Components are identified by file and
 * name. Custom hooks are recorded; classes and results of other calls are left alone.
 */
export const exchangeable = (_context) => (source) => {
  const file = path.relative(root, source.fileName);
  const isView = file.endsWith('.tsx');
  const first = [];
  const statements = source.statements.flatMap((statement) => {
    const found = declared(statement);
    if (!found || statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) return statement;
    const { name, value } = found;
    const id = text(`${file}#${name}`);
    const ofFunction = ts.isFunctionDeclaration(value) || isFunction(value);
    if (ofFunction && IS_HOOK.test(name)) {
      return [statement, factory.createExpressionStatement(call('hook', id, text(hooksOf(value, source))))];
    }
    if (!isView || !IS_COMPONENT.test(name)) return statement;
    if (isLater(value)) return constant(name, call('later', id, value), statement.modifiers);
    if (!ofFunction) return statement;
    first.push(constant(name, call('component', id), statement.modifiers));
    const draw = ts.isFunctionDeclaration(value) ? withoutModifiers(value) : value;
    return factory.createExpressionStatement(call('set', id, draw, text(hooksOf(value, source))));
  });
  if (
    statements.length === source.statements.length &&
    first.length === 0 &&
    statements.every((one, i) => one === source.statements[i])
  )
    return source;
  const bring = factory.createImportDeclaration(
    undefined,
    factory.createImportClause(undefined, undefined, factory.createNamespaceImport(hot)),
    text(HOT),
  );
  return factory.updateSourceFile(source, [bring, ...first, ...statements]);
};
