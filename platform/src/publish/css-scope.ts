import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';

type Node = selectorParser.Node;

const isOwnClass = (node: Node, module: string) => node.type === 'class' && node.value.startsWith(`${module}-`);

/** `:is()` and `:where()` match what each of their alternatives matches; any other pseudo-class says nothing of its element. */
const isOwnPseudo = (node: Node, module: string) =>
  node.type === 'pseudo' && /^:(is|where)$/.test(node.value) && node.nodes.every((one) => isOwnPath(one.nodes, module));

/** True where the elements matched carry a class of the module's own, or stand inside one that does. */
function isOwnPath(nodes: readonly Node[], module: string): boolean {
  let inside = false;
  let here = false;
  for (const node of nodes) {
    if (node.type === 'combinator') {
      inside ||= here && !/[+~]/.test(node.value);
      here = false;
    } else here ||= isOwnClass(node, module) || isOwnPseudo(node, module);
  }
  return inside || here;
}

/** True where the selector can match nothing of anybody else. */
function isScoped(selector: string, module: string): boolean {
  let scoped = true;
  selectorParser((root) => {
    scoped = root.nodes.every((one) => isOwnPath(one.nodes, module));
  }).processSync(selector);
  return scoped;
}

/** Selectors of a style sheet that reach beyond the classes of `module`; those inside `@keyframes` are none. */
export function globalSelectors(css: string, module: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules((rule) => {
    const parent = rule.parent;
    if (parent?.type === 'atrule' && /keyframes$/i.test((parent as postcss.AtRule).name)) return;
    if (!isScoped(rule.selector, module)) found.push(rule.selector);
  });
  return found;
}
