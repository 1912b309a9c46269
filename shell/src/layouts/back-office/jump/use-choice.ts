import { type KeyboardEvent, useState } from 'react';

/**
 * Which of `count` options is active; the arrow keys move it, Home and End still move within the text.
 * @param choose gets whether it is to open in a tab of its own, as a link with Ctrl does.
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
