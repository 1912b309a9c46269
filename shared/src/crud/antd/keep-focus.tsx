import { Component, type ReactNode, type RefObject } from 'react';

/** Shows the complete text of truncated content as a tooltip. */
function expandName({ target }: { target: EventTarget }) {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td > div, th') : null;
  if (!cell || cell.title) return;
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent ?? '';
}

interface Props {
  /** Element around the table. */
  element: RefObject<HTMLDivElement | null>;
  /** Whether the other table has replaced this one. */
  swapped: boolean;
  className: string;
  /** Whether other rows are being loaded. */
  busy: boolean;
  children: ReactNode;
}

const REACHABLE = 'a, button, input, select, [tabindex]';

/** Position of the focus: a row or a column heading, and the index of the control in it. */
interface Place {
  row: string | undefined;
  column: number;
  control: number;
}

function placeOf(focused: Element): Place | null {
  const row = focused.closest<HTMLElement>('[data-row-key]');
  const head = focused.closest('th');
  const around = row ?? head;
  if (!around) return null;
  const control = [...around.querySelectorAll(REACHABLE)].indexOf(focused);
  return { row: row?.dataset.rowKey, column: head?.cellIndex ?? 0, control };
}

function elementAt(table: Element, { row, column, control }: Place): HTMLElement | null | undefined {
  const around = row
    ? table.querySelector<HTMLElement>(`[data-row-key="${CSS.escape(row)}"]`)
    : table.querySelectorAll('th')[column];
  if (row && control < 0) return around;
  const controls = around?.querySelectorAll<HTMLElement>(REACHABLE);
  return controls?.[control] ?? (around?.matches(REACHABLE) ? around : controls?.[0]);
}

/** Restores the focus after a table's elements have been replaced by those of another table with the same rows. */
export class KeepFocus extends Component<Props> {
  override getSnapshotBeforeUpdate({ swapped }: Props): Place | null {
    const focused = document.activeElement;
    const isInside = focused !== null && this.props.element.current?.contains(focused);
    return swapped !== this.props.swapped && isInside ? placeOf(focused) : null;
  }

  override componentDidUpdate(_props: Props, _state: unknown, place: Place | null) {
    const table = this.props.element.current;
    if (table && place) elementAt(table, place)?.focus({ preventScroll: true });
  }

  override render() {
    const { element, className, busy, children } = this.props;
    return (
      <div ref={element} className={className} aria-busy={busy} onPointerOver={expandName}>
        {children}
      </div>
    );
  }
}
