import type { MouseEvent } from 'react';

const opensAside = ({ ctrlKey, metaKey, button }: MouseEvent) => ctrlKey || metaKey || button === 1;

/**
 * Handlers of what leads somewhere without being a link: with Ctrl, ⌘ or the middle button `href` opens in a tab of its
 * own, as a link does; else `go` goes there.
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
