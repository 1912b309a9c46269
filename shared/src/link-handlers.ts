import type { MouseEvent } from 'react';

const opensAside = ({ ctrlKey, metaKey, button }: MouseEvent) => ctrlKey || metaKey || button === 1;

/**
 * Returns click handlers for elements that navigate without being links: Ctrl, ⌘ or the middle button opens `href` in a
 * new tab, otherwise `go` is called.
 */
export const linkHandlers = (href: string, go: () => void) => ({
  onClick: (event: MouseEvent) => {
    if (opensAside(event)) open(href, '_blank', 'noopener');
    else go();
  },
  onAuxClick: (event: MouseEvent) => {
    if (event.button === 1) open(href, '_blank', 'noopener');
  },
  onMouseDown: (event: MouseEvent) => {
    // some systems scroll with the middle button
    if (event.button === 1) event.preventDefault();
  },
});
