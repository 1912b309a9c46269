import type { useCart } from '@rodovia/shared/runtime';
import { useRef, useState } from 'react';

/** What was taken out of a list last: where it stood, what is said of it, and how it comes back. */
export interface Removal {
  at: number;
  text: string;
  undo: () => void;
}

/**
 * Takes items out of a list so that it can be undone, and never loses the focus: it goes to the way back (`RemovalNote`,
 * shown in place of what went), and from there to what came back. `listRef` goes to the element whose children are the items.
 */
export function useRemoval<List extends HTMLElement>(list: typeof useCart) {
  const listRef = useRef<List>(null);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const note = (at: number, text: string, putBack: () => void) => {
    const undo = () => {
      putBack();
      setRemoval(null);
      requestAnimationFrame(() => listRef.current?.children[at]?.querySelector<HTMLElement>('a, button')?.focus());
    };
    setRemoval({ at, text, undo });
  };
  const remove = (code: string, name: string) => {
    const { items, remove: take } = list.getState();
    const at = items.findIndex(({ Code }) => Code === code);
    note(at, `${name} saiu do carrinho.`, take(code));
  };
  const clear = () => note(0, 'O carrinho foi limpo.', list.getState().clear());
  return { removal, remove, clear, listRef };
}
