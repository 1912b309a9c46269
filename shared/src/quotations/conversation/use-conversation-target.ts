import { useLocation } from '@rodovia/shared/router';
import { useEffect, useRef } from 'react';

/** Time in ms during which content above may still load and move the target. */
const SETTLING_MS = 3000;
/** Events that mean that the reader scrolls on their own. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** Scrolls to `element` and keeps it in view while the page grows. Returns a function that stops it. */
function holdInView(element: HTMLElement): () => void {
  const growing = new ResizeObserver(() => element.scrollIntoView());
  const end = () => {
    growing.disconnect();
    clearTimeout(timer);
    for (const move of MOVES) removeEventListener(move, end);
  };
  const timer = setTimeout(end, SETTLING_MS);
  for (const move of MOVES) addEventListener(move, end, { passive: true });
  growing.observe(document.body);
  element.scrollIntoView();
  return end;
}

/**
 * Returns a ref for the heading of the conversation. It is scrolled into view and focused if the address ends with
 * `#conversa`.
 */
export function useConversationTarget() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening the same address again scrolls again
  useEffect(() => {
    if (hash !== '#conversa' || !heading.current) return;
    heading.current.focus({ preventScroll: true });
    return holdInView(heading.current);
  }, [hash, key]);
  return heading;
}
