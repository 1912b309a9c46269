import { useLocation } from '@rodovia/shared/router';
import { useEffect, useRef } from 'react';

/** So long what stands above may still come, and push down what the address leads to. */
const SETTLING_MS = 3000;
/** Whoever does one of these goes where they want to. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** Shows `element`, and goes on doing so while the page grows around it; answers what ends that. */
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

/** Heading of the part that `#conversa` names: it comes into view and takes the focus when the address says so. */
export function useAddressed() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address opened again leads here again
  useEffect(() => {
    if (hash !== '#conversa' || !heading.current) return;
    heading.current.focus({ preventScroll: true });
    return holdInView(heading.current);
  }, [hash, key]);
  return heading;
}
