import type { useCart } from '@rodovia/shared/runtime';
import { useLayoutEffect, useRef, useState } from 'react';

/** What was taken out of a list last: where it stood, what is said of it, and how it comes back. */
export interface Removal {
  at: number;
  text: string;
  undo: () => void;
}

/**
 * Takes items out of a list so that it can be undone, and never loses the focus: it goes to the way back (`RemovalNote`,
 * shown in place of what went), and from there to what came back. `from` says what they are taken out of; `beside` is
 * emptied with the list. `listRef` goes to an element around the items, each of them an `li`, those of `beside` last.
 */
export function useRemoval<List extends HTMLElement>(
  list: typeof useCart,
  from = 'do carrinho',
  beside?: typeof useCart,
) {
  const listRef = useRef<List>(null);
  const [removal, setRemoval] = useState<Removal | null>(null);
  /** Place of what comes back and is not there yet. */
  const returning = useRef<number | null>(null);
  useLayoutEffect(() => {
    const place = removal ? null : returning.current;
    const found = listRef.current?.querySelectorAll('li')[place ?? -1]?.querySelector<HTMLElement>('a, button');
    if (!found) return;
    returning.current = null;
    found.focus();
  });
  const note = (at: number, text: string, putBack: () => void) => {
    const undo = () => {
      returning.current = at;
      putBack();
      setRemoval(null);
    };
    returning.current = null;
    setRemoval({ at, text, undo });
  };
  const remove = (code: string, name: string) => {
    const { items, remove: take } = list.getState();
    const at = items.findIndex(({ Code }) => Code === code);
    note(at, `${name} saiu ${from}.`, take(code));
  };
  const clear = () => {
    const backs = [list, beside].map((one) => one?.getState().clear());
    note(0, 'O carrinho foi limpo.', () => {
      for (const putBack of backs) putBack?.();
    });
  };
  return { removal, remove, clear, listRef };
}
