import { useLocation } from '@rodovia/shared/router';
import { usePageInfo } from '@rodovia/shared/runtime';
import { useEffect, useRef } from 'react';

/** After a navigation the new page's heading takes the focus, so that it is read and the next Tab starts there. */
export function useHeadingFocus() {
  const { pathname } = useLocation();
  const title = usePageInfo((info) => info.title);
  const focused = useRef(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title changes once the new page stands
  useEffect(() => {
    if (focused.current === pathname) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    focused.current = pathname;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, title]);
}
