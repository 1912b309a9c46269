import { type KeyboardEvent, useState } from 'react';

/**
 * State of the active one among `count` options. Arrow keys move it; Home and End still move within the text.
 * @param choose receives whether to open a new tab, as with Ctrl on a link.
 */
export function useChoice(count: number, choose: (index: number, aside: boolean) => void) {
  const [at, setAt] = useState(0);
  const active = Math.min(at, Math.max(count - 1, 0));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && count > 0) setAt((active + step + count) % count);
    else if (event.key === 'Enter' && count > 0) choose(active, event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  };
  return { active, setActive: setAt, onKeyDown };
}
