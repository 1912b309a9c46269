import { useLocation, useNavigationType } from '@rodovia/shared/router';
import { dropEarlyReads, dropInlinedAnswers } from '@rodovia/shared/runtime';
import { useEffect, useRef } from 'react';

/**
 * Position in a page: scroll offset, and the link that was used last (by its address and its index among links to it).
 */
interface Place {
  top: number;
  link?: { href: string; nth: number };
}

const places = new Map<string, Place>();

const entryKey = () => String(history.state?.key ?? '');
const placeOf = (key: string) => places.get(key) ?? { top: 0 };

/**
 * Time in ms during which a restored page may still grow; the position is restored repeatedly unless the visitor
 * scrolls.
 */
const RETURN_MS = 4000;
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

let returning: AbortController | undefined;

const linksTo = (href: string) => [...document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)];

/** Restores scroll position and focus as soon as the page is long enough. */
function returnTo({ top, link }: Place) {
  returning?.abort();
  const end = new AbortController();
  returning = end;
  const settle = () => {
    scrollTo(0, top);
    const used = link && linksTo(link.href)[link.nth];
    if (used && document.activeElement?.closest('main a') !== used) used.focus({ preventScroll: true });
  };
  const growth = new ResizeObserver(settle);
  growth.observe(document.body);
  end.signal.addEventListener('abort', () => growth.disconnect());
  for (const move of MOVES) addEventListener(move, () => end.abort(), { signal: end.signal, passive: true });
  setTimeout(() => end.abort(), RETURN_MS);
}

/** Records the position within each history entry. */
function followPlaces() {
  const end = new AbortController();
  const note = (change: Partial<Place>) => {
    const key = entryKey();
    places.set(key, { ...placeOf(key), ...change });
  };
  const { signal } = end;
  const onScroll = () => {
    if (!returning || returning.signal.aborted) note({ top: scrollY });
  };
  const onFocus = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('main a[href]') : null;
    const href = link?.getAttribute('href');
    if (link && href) note({ link: { href, nth: linksTo(href).indexOf(link) } });
  };
  addEventListener('scroll', onScroll, { signal, passive: true });
  addEventListener('focusin', onFocus, { signal });
  return () => end.abort();
}

/**
 * Scroll restoration: new pages start at the top, pages from the history at their last position. Inlined answers are
 * discarded with the first navigation, because they are outdated.
 */
export function usePlace() {
  const { pathname, search, key } = useLocation();
  const type = useNavigationType();
  const first = useRef(pathname);
  const entry = useRef(key);
  useEffect(followPlaces, []);
  useEffect(() => {
    if (first.current === pathname) return;
    // redirected from the initial address: still the first page
    if (first.current && type === 'REPLACE') {
      first.current = pathname;
      return;
    }
    first.current = '';
    dropInlinedAnswers();
    dropEarlyReads();
    if (type === 'PUSH') scrollTo(0, 0);
  }, [pathname, type]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every other address has its own position
  useEffect(() => {
    if (entry.current === key) return;
    entry.current = key;
    if (type === 'POP') returnTo(placeOf(entryKey()));
    else returning?.abort();
  }, [key, pathname, search, type]);
}
