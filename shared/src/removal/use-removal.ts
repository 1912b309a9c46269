import type { useCart } from '@rodovia/shared/runtime';
import { useLayoutEffect, useRef, useState } from 'react';

/** The item removed last: its position, a text, and how to restore it. */
export interface Removal {
  at: number;
  text: string;
  undo: () => void;
}

/**
 * Removes items from a list with undo, without losing the focus: it moves to the undo button (`RemovalNote`, shown in
 * place of the item), and from there to the restored item. `from` describes the list; `beside` is emptied together with
 * it. `listRef` refers to an element around the items, each an `li`, those of `beside` last.
 */
export function useRemoval<List extends HTMLElement>(
  list: typeof useCart,
  from = 'do carrinho',
  beside?: typeof useCart,
) {
  const listRef = useRef<List>(null);
  const [removal, setRemoval] = useState<Removal | null>(null);
  /** Position of an item that is being restored and has not rendered yet. */
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
