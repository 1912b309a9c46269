import { Fragment } from 'react';
import type { CrudRow } from '../types';
import { nextOrder, type SortOrder, sortOrderOf } from './order-by';
import styles from './table.module.css';
import type { TableColumn } from './table-columns';
import { isPending, type Slot, type TableView } from './table-view';

const ARIA = { ascend: 'ascending', descend: 'descending' } as const;

/** Sort arrows next to a heading, the active one highlighted. */
export const SortMark = ({ order }: { order: SortOrder | null }) => (
  <svg width="12" height="16" viewBox="0 0 12 16" aria-hidden="true" className={styles.sortMark}>
    <path d="M6 2 10 7H2Z" className={order === 'ascend' ? styles.sorted : undefined} />
    <path d="M6 14 2 9h8Z" className={order === 'descend' ? styles.sorted : undefined} />
  </svg>
);

function Head<T extends CrudRow>({ column, orderBy, onSort }: { column: TableColumn<T> } & SortProps) {
  const { title, sortBy, width, align, className } = column;
  const order = sortOrderOf(orderBy, sortBy);
  return (
    <th
      scope="col"
      className={className}
      style={{ width, textAlign: align }}
      aria-sort={order ? ARIA[order] : undefined}
    >
      {sortBy ? (
        <button type="button" className={styles.sort} onClick={() => onSort(nextOrder(sortBy, order))}>
          <span>{title}</span>
          <SortMark order={order} />
        </button>
      ) : (
        title
      )}
    </th>
  );
}

interface SortProps {
  orderBy: string;
  onSort: (orderBy: string) => void;
}

function Row<T extends CrudRow>({ slot, columns }: { slot: Slot<T>; columns: readonly TableColumn<T>[] }) {
  return columns.map(({ key, align, className, cell }) => (
    <td key={key} className={className} style={{ textAlign: align }}>
      {isPending(slot) ? <span className={styles.bar} /> : <div>{cell(slot)}</div>}
    </td>
  ));
}

/** Renders a list's rows as plain HTML. It is available with the first code, and all functions of a list work in it. */
export function PlainTable<T extends CrudRow>(view: TableView<T>) {
  const { columns, slots, orderBy, onSort, classOf, handlersOf, rest, isOpen } = view;
  return (
    <table>
      <colgroup>
        {columns.map(({ key, width }) => (
          <col key={key} style={{ width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.key} column={column} orderBy={orderBy} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {slots.map((slot, index) => (
          <Fragment key={slot.Code}>
            <tr
              data-row-key={slot.Code}
              className={classOf(slot)}
              {...(isPending(slot) ? {} : handlersOf(slot, index))}
            >
              <Row slot={slot} columns={columns} />
            </tr>
            {!isPending(slot) && isOpen(slot.Code) && (
              <tr className={styles.restRow}>
                <td colSpan={columns.length}>{rest(slot)}</td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
