import { api, invalidate } from '@rodovia/shared/runtime';
import { useEffect, useRef, useState } from 'react';
import { placeToTell } from './read-mark';

/** Whether the page is the one that is looked at. */
function useIsVisible(): boolean {
  const [visible, setVisible] = useState(!document.hidden);
  useEffect(() => {
    const look = () => setVisible(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return visible;
}

/** Whether an element is on the screen, or within `margin` of it; not before it is there. */
export function useIsInView(element: Element | null, margin = '0px'): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver((seen) => setInView(seen.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: margin,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, margin]);
  return inView;
}

interface Options {
  quotationCode: string;
  /** What stands behind the newest message; null where there is none. */
  end: Element | null;
  newest: number;
  unread: number;
}

/** Tells the server what has been read once it is really seen; counters follow at once. What fails is told with the next look. */
export function useReadMark({ quotationCode, end, newest, unread }: Options) {
  const visible = useIsVisible();
  const inView = useIsInView(end);
  const told = useRef(0);
  useEffect(() => {
    const position = placeToTell({ unread, newest, told: told.current, inView, visible });
    if (position === null) return;
    const before = told.current;
    told.current = position;
    api.put(`/message/read/${encodeURIComponent(quotationCode)}`, { position }, { unattended: true }).then(
      () => void invalidate('message', 'shopping-cart'),
      () => {
        told.current = before;
      },
    );
  }, [quotationCode, unread, newest, inView, visible]);
}
