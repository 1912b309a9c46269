import { api, invalidate } from '@rodovia/shared/runtime';
import { useEffect, useRef, useState } from 'react';
import { positionToReport } from './read-mark';

/** Whether the tab is visible. */
function useIsVisible(): boolean {
  const [visible, setVisible] = useState(!document.hidden);
  useEffect(() => {
    const look = () => setVisible(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return visible;
}

/** Whether an element is on the screen, or within `margin` of it; false before it is mounted. */
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
  /** Element after the newest message; null if there is none. */
  end: Element | null;
  newest: number;
  unread: number;
}

/** Reports messages as read once they are visible; counters update immediately. A failure is retried the next time. */
export function useReadMark({ quotationCode, end, newest, unread }: Options) {
  const visible = useIsVisible();
  const inView = useIsInView(end);
  const reported = useRef(0);
  useEffect(() => {
    const position = positionToReport({ unread, newest, reported: reported.current, inView, visible });
    if (position === null) return;
    const before = reported.current;
    reported.current = position;
    api.put(`/message/read/${encodeURIComponent(quotationCode)}`, { position }, { unattended: true }).then(
      () => void invalidate('message', 'shopping-cart'),
      () => {
        reported.current = before;
      },
    );
  }, [quotationCode, unread, newest, inView, visible]);
}
