import { useLayoutEffect, useState } from 'react';

export type Shown = 'jump' | 'help';

const TYPING = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
const isTyping = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(TYPING) !== null;

/** Shortcuts are disabled behind an open dialog, which may hold unsaved text. */
const isCovered = () => document.querySelector('dialog[open], [role="dialog"]') !== null;

/** Returns the next or previous row of the page's list; the first one if no row has the focus. */
function stepTo(step: number): HTMLElement | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>('main tr[tabindex]')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  return at < 0 ? rows[0] : rows[at + step];
}

/** On a record's page, opens the adjacent record. */
function goBeside(rel: 'prev' | 'next'): undefined {
  document.querySelector<HTMLElement>(`main a[rel="${rel}"]`)?.click();
}

const searchField = () => document.querySelector<HTMLElement>('main input[type="search"]');

/** Elements that single-key shortcuts focus. */
const TARGETS: Record<string, () => HTMLElement | null | undefined> = {
  j: () => stepTo(1) ?? goBeside('next'),
  k: () => stepTo(-1) ?? goBeside('prev'),
  '/': searchField,
};

function targetOf(event: KeyboardEvent): HTMLElement | null | undefined {
  const { key, ctrlKey, metaKey, altKey } = event;
  return ctrlKey || metaKey || altKey || isTyping(event) ? undefined : TARGETS[key]?.();
}

function shownBy(event: KeyboardEvent): Shown | null {
  if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) return 'jump';
  return event.key === '?' && !isTyping(event) ? 'help' : null;
}

/**
 * Keyboard shortcuts of the back office: Ctrl+K (⌘K) and `?` anywhere, `/` for the search of a list, J and K for its
 * rows.
 */
export function useShortcuts() {
  const [shown, setShown] = useState<Shown | null>(null);
  // as soon as the page is there: a key that is pressed before the first paint counts
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isCovered()) return;
      const target = targetOf(event);
      const wanted = shownBy(event);
      if (!(target || wanted)) return;
      event.preventDefault();
      target?.focus();
      if (wanted) setShown(wanted);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return [shown, setShown] as const;
}
