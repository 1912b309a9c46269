import { startTransition, useEffect, useState } from 'react';
import { isListInUse, onceUnused } from './in-use';

type Parts = typeof import('./list-parts');

let parts: Parts | undefined;

const load = async () => {
  parts ??= await import(/* webpackChunkName: "antd-list", webpackPreload: true */ './list-parts');
  return parts;
};

/** Pointers and keys that are down: what they are on must not be exchanged under them. */
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
 * What antd draws of a list, once it is there. A list that is opened later stands as plain HTML for its first frame too:
 * that is painted in half the time, and what follows looks the same. Until then, and for ever where its code is
 * lost, the list is plain HTML. It never takes over while something is pressed or in use, nor while `isHeld`.
 */
export function useListParts(isHeld: () => boolean = never): Parts | undefined {
  const [shown, setShown] = useState<Parts>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is plain waits
  useEffect(() => {
    if (shown) return;
    const waiting = new AbortController();
    const { signal } = waiting;
    const take = () => {
      if (parts && !signal.aborted && pressed.size === 0 && !isListInUse() && !isHeld())
        startTransition(() => setShown(parts));
    };
    // a click comes after its release
    const soon = () => setTimeout(take);
    // an urgent update overtakes an exchange that is being drawn
    const hold = () => setShown(undefined);
    const begin = () => {
      for (const type of PRESS) addEventListener(type, hold, { capture: true, signal });
      for (const type of [...RELEASE, 'focusout']) addEventListener(type, soon, { signal });
      // after what was in use has given its focus back
      onceUnused(() => requestAnimationFrame(soon), signal);
      take();
    };
    load().then(begin, () => undefined);
    return () => waiting.abort();
  }, [shown]);
  return shown;
}
