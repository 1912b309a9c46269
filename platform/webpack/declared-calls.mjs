import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const NAME = 'viewCallPath';
/** Local name of the import that takes its place. */
const INLINED = 'inlinedCallPath';

/** Returns what a route of `module.json` declares as a call; undefined if it does not. */
function declaredCall(file, route, call) {
  for (let folder = path.dirname(file); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const declaration = path.join(folder, 'module.json');
    if (!existsSync(declaration)) continue;
    const { firstView = [] } = JSON.parse(readFileSync(declaration, 'utf8'));
    return firstView.find((view) => view.route === route)?.calls[call];
  }
}

/** Returns the expression of a JSON value. */
function literal(factory, value) {
  if (typeof value === 'string') return factory.createStringLiteral(value);
  if (typeof value === 'number') return factory.createNumericLiteral(value);
  if (typeof value === 'boolean') return value ? factory.createTrue() : factory.createFalse();
  if (Array.isArray(value)) return factory.createArrayLiteralExpression(value.map((one) => literal(factory, one)));
  return factory.createObjectLiteralExpression(
    Object.entries(value).map(([key, one]) =>
      factory.createPropertyAssignment(factory.createStringLiteral(key), literal(factory, one)),
    ),
  );
}

/** Returns the declared call that a node names by its route and name; undefined for other nodes. */
function callNamedBy(file, node) {
  if (!ts.isCallExpression(node) || node.expression.text !== NAME) return undefined;
  const [route, call] = node.arguments;
  if (!ts.isStringLiteral(route) || !ts.isStringLiteral(call)) return undefined;
  const declared = declaredCall(file, route.text, call.text);
  if (!declared) throw new Error(`${file}: module.json does not declare ${call.text} at ${route.text}`);
  return declared;
}

/**
 * Transformer of TypeScript that puts what `module.json` declares in the place of `viewCallPath('/route', 'call', …)`,
 * so that a page carries its own calls, and the first script not those of all pages.
 */
export const declaredCalls = (context) => (source) => {
  const { factory } = context;
  let isUsed = false;
  const visit = (node) => {
    const declared = callNamedBy(source.fileName, node);
    const visited = ts.visitEachChild(node, visit, context);
    if (!declared) return visited;
    isUsed = true;
    const [, , values] = visited.arguments;
    return factory.createCallExpression(factory.createIdentifier(INLINED), undefined, [
      literal(factory, declared),
      values,
    ]);
  };
  const written = ts.visitNode(source, visit);
  if (!isUsed) return written;
  const name = factory.createImportSpecifier(
    false,
    factory.createIdentifier('firstViewPath'),
    factory.createIdentifier(INLINED),
  );
  const clause = factory.createImportClause(undefined, undefined, factory.createNamedImports([name]));
  const from = factory.createStringLiteral('@rodovia/shared/runtime');
  return factory.updateSourceFile(written, [
    factory.createImportDeclaration(undefined, clause, from),
    ...written.statements,
  ]);
};
