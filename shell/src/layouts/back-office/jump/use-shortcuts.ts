import { useEffect, useState } from 'react';

export type Shown = 'jump' | 'help';

const TYPING = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
const isTyping = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(TYPING) !== null;

/** An open dialog may hold unsaved text, so no shortcut works behind it. */
const isCovered = () => document.querySelector('dialog[open], [role="dialog"]') !== null;

function shownBy(event: KeyboardEvent): Shown | null {
  if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) return 'jump';
  return event.key === '?' && !isTyping(event) ? 'help' : null;
}

/** Ctrl+K (⌘K) and `?`, anywhere in the back office. */
export function useShortcuts() {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const wanted = shownBy(event);
      if (!wanted || isCovered()) return;
      event.preventDefault();
      setShown(wanted);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return [shown, setShown] as const;
}
