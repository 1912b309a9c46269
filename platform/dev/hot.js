import { createElement, useSyncExternalStore } from 'react';

/*
 * Lets components be exchanged while they are on the screen. Each is known to React as one that stays (`Shown`), and
 * that draws what its sources are now; it keeps its state as long as it calls the same hooks. React's own way needs its
 * development build, and here React is the running shell's.
 */

/** What all builds of one page share (`page.js`): the parts by their names, and the hooks that own hooks call. */
const page = globalThis.__RODOVIA_HOT__;

const follow = (listener) => {
  page.listeners.add(listener);
  return () => page.listeners.delete(listener);
};

/** A component that stays, and draws what `typeOf` says at the moment. */
function staying(typeOf) {
  return function Shown(props) {
    useSyncExternalStore(follow, () => page.round);
    return createElement(typeOf(), props);
  };
}

/** The component of a name, which `set` says the contents of. */
export function component(name) {
  const known = page.parts.get(name);
  if (known) return known.Shown;
  const part = {};
  part.Shown = staying(() => part.type);
  page.parts.set(name, part);
  return part.Shown;
}

/** `hooks` says in a text what the component calls: where it is another, the component begins anew. */
export function set(name, draw, hooks) {
  component(name);
  const part = page.parts.get(name);
  part.draw = draw;
  if (part.type && part.hooks === hooks) return;
  part.hooks = hooks;
  part.type = (props) => part.draw(props);
}

/** A component whose code comes later: the first that was shown stays, and what it shows is fetched anew. */
export function later(name, type) {
  const known = page.parts.get(name);
  if (!known) {
    const part = { type };
    const Shown = staying(() => {
      part.used = true;
      return part.type;
    });
    part.Shown = Object.assign(Shown, { preload: () => part.newest.preload() });
    page.parts.set(name, part);
  }
  const part = page.parts.get(name);
  part.newest = type;
  if (part.used) page.pending.push(type.preload());
  else part.type = type;
  return part.Shown;
}

/** Notes what a hook of one's own calls. Where that changes, whoever may call it begins anew. */
export function hook(name, hooks) {
  const known = page.hooks.get(name);
  page.hooks.set(name, hooks);
  if (known !== undefined && known !== hooks) for (const part of page.parts.values()) part.hooks = undefined;
}
