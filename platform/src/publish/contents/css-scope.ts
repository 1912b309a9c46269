import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';

type Node = selectorParser.Node;

/** Scope of a selector: the module's own classes, and whether the surrounding rule is scoped, which `&` refers to. */
interface Scope {
  module: string;
  around: boolean;
}

const isOwnClass = (node: Node, { module }: Scope) => node.type === 'class' && node.value.startsWith(`${module}-`);

const isOwnNesting = (node: Node, { around }: Scope) => node.type === 'nesting' && around;

/** `:is()` and `:where()` are scoped if all alternatives are; other pseudo-classes say nothing about their element. */
const isOwnPseudo = (node: Node, scope: Scope) =>
  node.type === 'pseudo' && /^:(is|where)$/.test(node.value) && node.nodes.every((one) => isOwnPath(one.nodes, scope));

/** Returns whether matched elements have a class of the module, or are inside of one. */
function isOwnPath(nodes: readonly Node[], scope: Scope): boolean {
  let inside = false;
  let here = false;
  for (const node of nodes) {
    if (node.type === 'combinator') {
      inside ||= here && !/[+~]/.test(node.value);
      here = false;
    } else here ||= isOwnClass(node, scope) || isOwnNesting(node, scope) || isOwnPseudo(node, scope);
  }
  return inside || here;
}

const hasNesting = (selector: selectorParser.Selector) => {
  let found = false;
  selector.walkNesting(() => {
    found = true;
  });
  return found;
};

/** Resolves nesting like browsers: a nested selector without `&` is relative to its rule. */
function inFull(selector: selectorParser.Selector, isNested: boolean): readonly Node[] {
  if (!isNested || hasNesting(selector)) return selector.nodes;
  const [first] = selector.nodes;
  const joined = first?.type === 'combinator' ? [] : [selectorParser.combinator({ value: ' ' })];
  return [selectorParser.nesting(), ...joined, ...selector.nodes];
}

/** Returns whether a selector only matches elements of the module. */
function isScoped(selector: string, scope: Scope, isNested: boolean): boolean {
  let scoped = true;
  selectorParser((root) => {
    scoped = root.nodes.every((one) => isOwnPath(inFull(one, isNested), scope));
  }).processSync(selector);
  return scoped;
}

/** Returns what determines the scope of a rule, past conditions such as `@media`: another rule, or an `@scope`. */
function frameAround({ parent }: postcss.Node): postcss.Rule | postcss.AtRule | null {
  if (parent?.type === 'rule') return parent as postcss.Rule;
  if (parent?.type !== 'atrule') return null;
  const at = parent as postcss.AtRule;
  return at.name.toLowerCase() === 'scope' ? at : frameAround(at);
}

const isFrame = ({ parent }: postcss.Rule) =>
  parent?.type === 'atrule' && /keyframes$/i.test((parent as postcss.AtRule).name);

/** At-rules with page-wide names, which must begin with the module's name. */
const NAMED = /^(?:-\w+-)?(?:keyframes|property|counter-style|font-palette-values|position-try|function)$/i;
/** At-rules that affect the whole page. */
const GLOBAL = /^(?:import|font-face|page|namespace|layer|view-transition)$/i;

function isGlobalAtRule({ name, params, nodes }: postcss.AtRule, module: string): boolean {
  if (NAMED.test(name)) return !params.replace(/^--/, '').startsWith(`${module}-`);
  // a layer with rules is a scope of its own, an order of layers is not
  return GLOBAL.test(name) && !(name.toLowerCase() === 'layer' && nodes !== undefined);
}

/** Matches the first part of `@scope (from) to (limit)`. */
const SCOPE_START = /^\(((?:[^()]|\([^()]*\))*)\)/;

/** Checks the rules of a style sheet, outer ones first. */
class Judge {
  /** Whether surrounding rules belong to the module. */
  private readonly known = new Map<postcss.Node | null, boolean>();

  constructor(private readonly module: string) {}

  /** Returns whether a rule only matches elements of the module. */
  isOwnRule(rule: postcss.Rule): boolean {
    const frame = frameAround(rule);
    const around = this.known.get(frame) ?? false;
    // rules inside `@scope` only match inside of it
    const own =
      frame?.type === 'atrule'
        ? around || isScoped(rule.selector, { module: this.module, around: false }, false)
        : isScoped(rule.selector, { module: this.module, around }, frame !== null);
    this.known.set(rule, own);
    return own;
  }

  /** Records an `@scope`; returns false if it styles its root itself, and that does not belong to the module. */
  isOwnScope(at: postcss.AtRule): boolean {
    const [, start] = SCOPE_START.exec(at.params) ?? [];
    const around = this.known.get(frameAround(at)) ?? false;
    const own = start !== undefined && isScoped(start, { module: this.module, around }, false);
    this.known.set(at, own);
    return own || !at.nodes?.some(({ type }) => type === 'decl');
  }
}

/** Returns what a style sheet affects beyond the classes of `module`: selectors, and at-rules with page-wide effect. */
export function globalSelectors(css: string, module: string): string[] {
  const found: string[] = [];
  const judge = new Judge(module);
  postcss.parse(css).walk((node) => {
    if (node.type === 'atrule') {
      const isOwn = node.name.toLowerCase() === 'scope' ? judge.isOwnScope(node) : !isGlobalAtRule(node, module);
      if (!isOwn) found.push(`@${node.name} ${node.params}`.trim());
    }
    if (node.type === 'rule' && !isFrame(node) && !judge.isOwnRule(node)) found.push(node.selector);
  });
  return found;
}
