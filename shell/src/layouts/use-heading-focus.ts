import { useLocation, useNavigationType } from '@rodovia/shared/router';
import { type KEEPS_PLACE, usePageInfo } from '@rodovia/shared/runtime';
import { useEffect, useRef } from 'react';

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/**
 * Focuses the heading of the new page after a navigation, so that screen readers announce it and Tab continues there.
 */
export function useHeadingFocus() {
  const { pathname } = useLocation();
  const focused = useRef(pathname);
  useEffect(() => {
    const focus = () => {
      if (focused.current !== pathname && focusHeading()) focused.current = pathname;
    };
    focus();
    // the page sets its title once it is rendered
    return usePageInfo.subscribe(focus);
  }, [pathname]);
}

/** Scrolls to the top when the list of the current page changes, unless a control of the list caused it. */
export function useNewList() {
  const { pathname, search, state } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ pathname, search });
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, search };
    if (type !== 'PUSH' || before.pathname !== pathname || before.search === search) return;
    if ((state as typeof KEEPS_PLACE | null)?.keepsPlace) return;
    scrollTo(0, 0);
    focusHeading();
  }, [pathname, search, state, type]);
}
