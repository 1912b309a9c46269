import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';

type Node = selectorParser.Node;

/** Whose a selector has to be: the module's own, and whether the rule around it is; `&` stands for that one. */
interface Scope {
  module: string;
  around: boolean;
}

const isOwnClass = (node: Node, { module }: Scope) => node.type === 'class' && node.value.startsWith(`${module}-`);

const isOwnNesting = (node: Node, { around }: Scope) => node.type === 'nesting' && around;

/** `:is()` and `:where()` match what each of their alternatives matches; any other pseudo-class says nothing of its element. */
const isOwnPseudo = (node: Node, scope: Scope) =>
  node.type === 'pseudo' && /^:(is|where)$/.test(node.value) && node.nodes.every((one) => isOwnPath(one.nodes, scope));

/** True where the elements matched carry a class of the module's own, or stand inside one that does. */
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

/** The nodes of a selector as browsers read them: inside another rule, one without `&` is relative to it. */
function inFull(selector: selectorParser.Selector, isNested: boolean): readonly Node[] {
  if (!isNested || hasNesting(selector)) return selector.nodes;
  const [first] = selector.nodes;
  const joined = first?.type === 'combinator' ? [] : [selectorParser.combinator({ value: ' ' })];
  return [selectorParser.nesting(), ...joined, ...selector.nodes];
}

/** True where the selector can match nothing of anybody else. */
function isScoped(selector: string, scope: Scope, isNested: boolean): boolean {
  let scoped = true;
  selectorParser((root) => {
    scoped = root.nodes.every((one) => isOwnPath(inFull(one, isNested), scope));
  }).processSync(selector);
  return scoped;
}

/** What a rule stands in that says what it may match, past conditions such as `@media`: another rule, or an `@scope`. */
function frameAround({ parent }: postcss.Node): postcss.Rule | postcss.AtRule | null {
  if (parent?.type === 'rule') return parent as postcss.Rule;
  if (parent?.type !== 'atrule') return null;
  const at = parent as postcss.AtRule;
  return at.name.toLowerCase() === 'scope' ? at : frameAround(at);
}

const isFrame = ({ parent }: postcss.Rule) =>
  parent?.type === 'atrule' && /keyframes$/i.test((parent as postcss.AtRule).name);

/** At-rules whose name everybody on the page shares, with what it has to begin with. */
const NAMED = /^(?:-\w+-)?(?:keyframes|property|counter-style|font-palette-values|position-try|function)$/i;
/** At-rules that reach the whole page, whatever they say. */
const GLOBAL = /^(?:import|font-face|page|namespace|layer|view-transition)$/i;

function isGlobalAtRule({ name, params, nodes }: postcss.AtRule, module: string): boolean {
  if (NAMED.test(name)) return !params.replace(/^--/, '').startsWith(`${module}-`);
  // a layer with rules in it is a place of its own, its order on the page is not
  return GLOBAL.test(name) && !(name.toLowerCase() === 'layer' && nodes !== undefined);
}

/** First part of `@scope (from) to (limit)`. */
const SCOPE_START = /^\(((?:[^()]|\([^()]*\))*)\)/;

/** Judges the rules of one style sheet, outer ones first. */
class Judge {
  /** Of what stands around others, whether it is the module's own. */
  private readonly known = new Map<postcss.Node | null, boolean>();

  constructor(private readonly module: string) {}

  /** True where a rule matches nothing of anybody else. */
  isOwnRule(rule: postcss.Rule): boolean {
    const frame = frameAround(rule);
    const around = this.known.get(frame) ?? false;
    // whatever is said inside `@scope` matches inside it only
    const own =
      frame?.type === 'atrule'
        ? around || isScoped(rule.selector, { module: this.module, around: false }, false)
        : isScoped(rule.selector, { module: this.module, around }, frame !== null);
    this.known.set(rule, own);
    return own;
  }

  /** Takes note of an `@scope`; false where it styles what it begins at itself, and that is not the module's own. */
  isOwnScope(at: postcss.AtRule): boolean {
    const [, start] = SCOPE_START.exec(at.params) ?? [];
    const around = this.known.get(frameAround(at)) ?? false;
    const own = start !== undefined && isScoped(start, { module: this.module, around }, false);
    this.known.set(at, own);
    return own || !at.nodes?.some(({ type }) => type === 'decl');
  }
}

/**
 * What of a style sheet reaches beyond the classes of `module`: selectors, and at-rules by which modules could take names
 * or pages from each other.
 */
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
