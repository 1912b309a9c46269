import { linkHandlers } from '@rodovia/shared/link-handlers';
import type { KeyboardEvent, MouseEvent } from 'react';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Ignores clicks and keys of controls inside the row, and of dialogs that these have opened: React bubbles their events
 * through the row although they are elsewhere in the DOM.
 */
const isOwnAffair = ({ target, currentTarget }: { target: EventTarget; currentTarget: HTMLElement }) =>
  target instanceof Element &&
  target !== currentTarget &&
  (!currentTarget.contains(target) || target.closest('a, button, input, label') !== null);

function focusNeighbour(row: HTMLElement, step: number) {
  const rows = [...(row.parentElement?.querySelectorAll<HTMLElement>('tr[tabindex]') ?? [])];
  rows[rows.indexOf(row) + step]?.focus();
}

interface RowActions {
  index: number;
  open: (() => void) | undefined;
  /** Address of the row's page, if a click on the row opens it. */
  href: string | undefined;
  select: (() => void) | undefined;
}

/** Returns the mouse handlers of a row, which ignore controls in it. */
function mouseHandlers(href: string, open: () => void) {
  const own = linkHandlers(href, open);
  const unlessOwn = (handle: (event: MouseEvent) => void) => (event: MouseEvent<HTMLElement>) => {
    if (!isOwnAffair(event)) handle(event);
  };
  return {
    onClick: unlessOwn(own.onClick),
    onAuxClick: unlessOwn(own.onAuxClick),
    onMouseDown: unlessOwn(own.onMouseDown),
  };
}

/**
 * Returns the event handlers of a row: arrow keys move between rows, Enter and click open one, Space selects it. Tab
 * reaches the first row.
 */
export const rowHandlers = ({ index, open, href, select }: RowActions) => ({
  tabIndex: index === 0 ? 0 : -1,
  ...(href && open && mouseHandlers(href, open)),
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget } = event;
    const step = STEPS[key];
    const action = step ? () => focusNeighbour(currentTarget, step) : { Enter: open, ' ': select }[key];
    if (!action || isOwnAffair(event)) return;
    event.preventDefault();
    action();
  },
});
