import type { KeyboardEvent, MouseEvent } from 'react';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** A click or key on a control inside the row is that control's own affair. */
const isOwnAffair = ({ target, currentTarget }: { target: EventTarget; currentTarget: HTMLElement }) =>
  target instanceof Element && target !== currentTarget && target.closest('a, button, input, label') !== null;

function focusNeighbour(row: HTMLElement, step: number) {
  const rows = [...(row.parentElement?.querySelectorAll<HTMLElement>('tr[tabindex]') ?? [])];
  rows[rows.indexOf(row) + step]?.focus();
}

interface RowDeeds {
  index: number;
  open: (() => void) | undefined;
  openOnClick: boolean;
  select: (() => void) | undefined;
}

/** Arrows move between rows, Enter and a click open one, the space bar chooses it. Tab reaches the first row. */
export const rowHandlers = ({ index, open, openOnClick, select }: RowDeeds) => ({
  tabIndex: index === 0 ? 0 : -1,
  onClick: (event: MouseEvent<HTMLElement>) => {
    if (openOnClick && !isOwnAffair(event)) open?.();
  },
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget } = event;
    const step = STEPS[key];
    const deed = step ? () => focusNeighbour(currentTarget, step) : { Enter: open, ' ': select }[key];
    if (!deed || isOwnAffair(event)) return;
    event.preventDefault();
    deed();
  },
});
