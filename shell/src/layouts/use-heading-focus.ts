import { useLocation } from '@rodovia/shared/router';
import { usePageInfo } from '@rodovia/shared/runtime';
import { useEffect, useRef } from 'react';

/** After a navigation the new page's heading takes the focus, so that it is read and the next Tab starts there. */
export function useHeadingFocus() {
  const { pathname } = useLocation();
  const focused = useRef(pathname);
  useEffect(() => {
    const focus = () => {
      const heading = document.querySelector<HTMLElement>('main h1');
      if (focused.current === pathname || !heading) return;
      focused.current = pathname;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    focus();
    // a page says what it is once it stands
    return usePageInfo.subscribe(focus);
  }, [pathname]);
}
