import { linkHandlers } from '@rodovia/shared/link-handlers';
import type { KeyboardEvent, MouseEvent } from 'react';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * A click or key on a control inside the row is that control's own affair, and so is one in a dialog that such a control
 * has opened: React passes it on to the row, although it stands elsewhere in the page.
 */
const isOwnAffair = ({ target, currentTarget }: { target: EventTarget; currentTarget: HTMLElement }) =>
  target instanceof Element &&
  target !== currentTarget &&
  (!currentTarget.contains(target) || target.closest('a, button, input, label') !== null);

function focusNeighbour(row: HTMLElement, step: number) {
  const rows = [...(row.parentElement?.querySelectorAll<HTMLElement>('tr[tabindex]') ?? [])];
  rows[rows.indexOf(row) + step]?.focus();
}

interface RowDeeds {
  index: number;
  open: (() => void) | undefined;
  /** Address of the row's page, where a click on the row opens it. */
  href: string | undefined;
  select: (() => void) | undefined;
}

/** The handlers of a row's mouse, none of which answers for a control in it. */
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

/** Arrows move between rows, Enter and a click open one, the space bar chooses it. Tab reaches the first row. */
export const rowHandlers = ({ index, open, href, select }: RowDeeds) => ({
  tabIndex: index === 0 ? 0 : -1,
  ...(href && open && mouseHandlers(href, open)),
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget } = event;
    const step = STEPS[key];
    const deed = step ? () => focusNeighbour(currentTarget, step) : { Enter: open, ' ': select }[key];
    if (!deed || isOwnAffair(event)) return;
    event.preventDefault();
    deed();
  },
});
