import { createElement, useSyncExternalStore } from 'react';

/*
 * Hot module replacement. Each component is known to React as a stable one (`Shown`) that renders the current source;
 * it keeps its state while it calls the same hooks. React's own fast refresh needs its development build, but React
 * belongs to the running shell here.
 */

/** State shared by all builds of a page (`page.js`): parts by name, and the hooks that custom hooks call. */
const page = globalThis.__RODOVIA_HOT__;

const follow = (listener) => {
  page.listeners.add(listener);
  return () => page.listeners.delete(listener);
};

/** Creates a stable component that renders the current result of `typeOf`. */
function staying(typeOf) {
  return function Shown(props) {
    useSyncExternalStore(follow, () => page.round);
    return createElement(typeOf(), props);
  };
}

/** Returns the component of a name, whose implementation `set` provides. */
export function component(name) {
  const known = page.parts.get(name);
  if (known) return known.Shown;
  const part = {};
  part.Shown = staying(() => part.type);
  page.parts.set(name, part);
  return part.Shown;
}

/**
 * Sets the implementation of a component. `hooks` describes the hooks that it calls: if they change, the component
 * remounts.
 */
export function set(name, draw, hooks) {
  component(name);
  const part = page.parts.get(name);
  part.draw = draw;
  if (part.type && part.hooks === hooks) return;
  part.hooks = hooks;
  part.type = (props) => part.draw(props);
}

/** Creates a lazy component: the first instance stays, and its code is loaded again after a change. */
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

/** Records the hooks that a custom hook calls. If they change, all components that may call it remount. */
export function hook(name, hooks) {
  const known = page.hooks.get(name);
  page.hooks.set(name, hooks);
  if (known !== undefined && known !== hooks) for (const part of page.parts.values()) part.hooks = undefined;
}
