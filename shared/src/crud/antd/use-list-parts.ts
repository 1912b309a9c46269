import { startTransition, useLayoutEffect, useState } from 'react';
import { isListLocked, whenListUnlocked } from './list-lock';

type Parts = typeof import('./list-parts');

let parts: Parts | undefined;

const load = async () => {
  parts ??= await import(/* webpackChunkName: "antd-list", webpackPreload: true */ './list-parts');
  return parts;
};

/** Pointers and keys that are currently down. The element under them must not be replaced. */
const pressed = new Set<number | string>();
const PRESS = ['pointerdown', 'keydown'] as const;
const RELEASE = ['pointerup', 'pointercancel', 'keyup'] as const;
const nameOf = (event: Event) => (event instanceof KeyboardEvent ? event.code : (event as PointerEvent).pointerId);

if (typeof document !== 'undefined') {
  for (const type of PRESS) addEventListener(type, (event) => pressed.add(nameOf(event)), true);
  for (const type of RELEASE) addEventListener(type, (event) => pressed.delete(nameOf(event)), true);
  addEventListener('blur', () => pressed.clear());
}

const never = () => false;

/**
 * Returns antd's parts of a list once they have loaded; until then, and if loading fails, the list is plain HTML. A
 * list that is opened later starts as plain HTML for one frame too, because that paints twice as fast and looks the
 * same. The switch waits while anything is pressed, locked by `useListLock`, or `isHeld` returns true.
 */
export function useListParts(isHeld: () => boolean = never): Parts | undefined {
  const [shown, setShown] = useState<Parts>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a plain list waits
  useLayoutEffect(() => {
    if (shown) return;
    const waiting = new AbortController();
    const { signal } = waiting;
    const take = () => {
      if (parts && !signal.aborted && pressed.size === 0 && !isListLocked() && !isHeld())
        startTransition(() => setShown(parts));
    };
    // a click event follows its release
    const soon = () => setTimeout(take);
    // An urgent update interrupts a switch that is still rendering. A completed switch stays, since it ends this effect
    // at once.
    const hold = () => setShown(undefined);
    const begin = () => {
      for (const type of PRESS) addEventListener(type, hold, { capture: true, signal });
      for (const type of [...RELEASE, 'focusout']) addEventListener(type, soon, { signal });
      // after a closing dialog or editor has restored the focus
      whenListUnlocked(() => requestAnimationFrame(soon), signal);
      take();
    };
    load().then(begin, () => undefined);
    return () => waiting.abort();
  }, [shown]);
  return shown;
}
