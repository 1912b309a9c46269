import { useEffect, useState } from 'react';

export type Shown = 'jump' | 'help';

const TYPING = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
const isTyping = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(TYPING) !== null;

/** An open dialog may hold unsaved text, so no shortcut works behind it. */
const isCovered = () => document.querySelector('dialog[open], [role="dialog"]') !== null;

/** The next row of the page's list, or the one before; the first where none has the focus. */
function stepTo(step: number): HTMLElement | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>('main tr[tabindex]')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  return at < 0 ? rows[0] : rows[at + step];
}

/** On a record's page the keys go to the records beside it. */
function goBeside(rel: 'prev' | 'next'): undefined {
  document.querySelector<HTMLElement>(`main a[rel="${rel}"]`)?.click();
}

const searchField = () => document.querySelector<HTMLElement>('main input[type="search"]');

/** What a key of its own moves the focus to. */
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

/** Ctrl+K (⌘K) and `?`, anywhere in the back office; `/` to the search of a list, J and K through its rows. */
export function useShortcuts() {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
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
