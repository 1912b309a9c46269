import { Component, createRef, type ReactNode } from 'react';

interface Props {
  /** True once the other table has taken over. */
  swapped: boolean;
  className: string;
  /** Other rows are on the way. */
  busy: boolean;
  children: ReactNode;
}

const REACHABLE = 'a, button, input, select, [tabindex]';

/** Where the focus is: a row or a column's title, and the how manieth control of it. */
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

/** Keeps the focus where it is in a table whose elements are exchanged for others of the same rows. */
export class KeepFocus extends Component<Props> {
  private readonly table = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate({ swapped }: Props): Place | null {
    const focused = document.activeElement;
    const isInside = focused !== null && this.table.current?.contains(focused);
    return swapped !== this.props.swapped && isInside ? placeOf(focused) : null;
  }

  override componentDidUpdate(_props: Props, _state: unknown, place: Place | null) {
    const table = this.table.current;
    if (table && place) elementAt(table, place)?.focus({ preventScroll: true });
  }

  override render() {
    const { className, busy, children } = this.props;
    return (
      <div ref={this.table} className={className} aria-busy={busy}>
        {children}
      </div>
    );
  }
}
