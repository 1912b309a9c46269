/*
 * Functions that run in the probed page: each is sent as text and must not refer to anything outside.
 */

/** State that the page keeps for the probe. */
interface Watched {
  __SHEETS__: (HTMLStyleElement | CSSStyleSheet)[];
}

/** Runs before everything else: sets the session. */
export function setSession(session: Record<string, string>) {
  for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
}

/** Runs before everything else: records the style sheets created by scripts of `module`. */
export function watchStyles(module: string) {
  const sheets: Watched['__SHEETS__'] = [];
  (globalThis as unknown as Watched).__SHEETS__ = sheets;
  const isByModule = () => (new Error().stack ?? '').includes(`/mf/${module}/`);
  const create = Document.prototype.createElement;
  Document.prototype.createElement = function createElement(this: Document, ...args: Parameters<typeof create>) {
    const made = create.apply(this, args);
    if (made instanceof HTMLStyleElement && isByModule()) sheets.push(made);
    return made;
  } as typeof create;
  globalThis.CSSStyleSheet = class extends CSSStyleSheet {
    constructor(options?: CSSStyleSheetInit) {
      super(options);
      if (isByModule()) sheets.push(this);
    }
  };
}

/** Returns the rules of the style sheets created by the module's scripts. */
export function madeStyles(): string[] {
  return (globalThis as unknown as Watched).__SHEETS__.map((made) => {
    const sheet = made instanceof CSSStyleSheet ? made : made.sheet;
    return [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('\n');
  });
}

/** Returns the paths of inlined style sheets. */
export const writtenSheets = () =>
  [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')].map(({ dataset }) => dataset.href ?? '');

/**
 * Returns the computed styles of elements outside of modules: plain elements, and a copy of the page's frame that no
 * state changes. The first call creates them. Returned as JSON, because tens of thousands of values are transferred
 * faster as one text.
 */
export function looksOutside(): string {
  const ID = 'rodovia-probe';
  const SIZES = /^(?:(?:block|inline)-size|height|width|perspective-origin|transform-origin)$/;
  const PLAIN =
    '<h1>a</h1><h2>a</h2><p>a <a href="#">b</a></p><ul><li>a</li></ul><button type="button">a</button><input><select></select><textarea></textarea><label>a</label><table><tbody><tr><th>a</th><td>b</td></tr></tbody></table><img alt=""><svg></svg><dialog></dialog><nav></nav><main></main><section></section>';
  let host = document.getElementById(ID);
  if (!host) {
    host = document.createElement('div');
    host.id = ID;
    host.inert = true;
    host.setAttribute('aria-hidden', 'true');
    host.setAttribute('style', 'position:fixed;left:-9999px;top:0;width:640px;contain:layout');
    host.innerHTML = PLAIN;
    for (const part of ['header', 'footer']) {
      const found = document.querySelector(part)?.cloneNode(true);
      if (found) host.append(found);
    }
    document.body.append(host);
  }
  const looks: Record<string, Record<string, string>> = {};
  for (const [i, element] of [document.body, ...host.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(element);
    const names = [...style].filter((name) => !SIZES.test(name));
    looks[`${element.localName}#${i}`] = Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
  }
  return JSON.stringify(looks);
}
