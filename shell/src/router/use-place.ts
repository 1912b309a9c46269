import { useLocation, useNavigationType } from '@rodovia/shared/router';
import { dropInlinedAnswers, dropReads } from '@rodovia/shared/runtime';
import { useEffect, useRef } from 'react';

/** Where one stood in a page: how far down, and the link that was used last, by its address and its place among those that lead there. */
interface Place {
  top: number;
  link?: { href: string; nth: number };
}

const places = new Map<string, Place>();

const entryKey = () => String(history.state?.key ?? '');
const placeOf = (key: string) => places.get(key) ?? { top: 0 };

/** A page that comes back may still grow; so long it is put where it was, unless somebody moves on in it. */
const RETURN_MS = 4000;
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

let returning: AbortController | undefined;

const linksTo = (href: string) => [...document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)];

/** Puts the page back to where it was left, with the focus on the link that led away, as soon as there is so much of it. */
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

/** Notes for each entry of the history where one stands in it. */
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
 * A new page starts at its top, one that was left is as it was left. The answers that came with the first page are
 * dropped with it: they are no longer fresh.
 */
export function usePlace() {
  const { pathname, search, key } = useLocation();
  const type = useNavigationType();
  const first = useRef(pathname);
  const entry = useRef(key);
  useEffect(followPlaces, []);
  useEffect(() => {
    if (first.current === pathname) return;
    // sent on from the address that was opened: still the first page
    if (first.current && type === 'REPLACE') {
      first.current = pathname;
      return;
    }
    first.current = '';
    dropInlinedAnswers();
    dropReads();
    if (type === 'PUSH') scrollTo(0, 0);
  }, [pathname, type]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every other address is a place of its own
  useEffect(() => {
    if (entry.current === key) return;
    entry.current = key;
    if (type === 'POP') returnTo(placeOf(entryKey()));
    else returning?.abort();
  }, [key, pathname, search, type]);
}
