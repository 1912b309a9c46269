import { DEFAULT_ORDER } from '../list/list-state';
import { CheckPage } from '../selection/check-page';
import type { Selection } from '../selection/use-selection';
import type { Column, CrudRow } from '../types';
import toolStyles from './narrow-tools.module.css';
import styles from './table.module.css';

interface Props<T extends CrudRow> {
  columns: readonly Column<T>[];
  rows: readonly T[] | undefined;
  orderBy: string;
  selection?: Selection<T>;
  onSort: (orderBy: string) => void;
}

const ordersOf = <T,>(columns: readonly Column<T>[]) =>
  columns.flatMap(({ sortBy, title }) =>
    sortBy
      ? [
          { value: `${sortBy} asc`, label: `${title}, crescente` },
          { value: `${sortBy} desc`, label: `${title}, decrescente` },
        ]
      : [],
  );

/** Functions of the table head, for narrow screens where most columns are hidden. */
export function NarrowTools<T extends CrudRow>({ columns, rows = [], orderBy, selection, onSort }: Props<T>) {
  const orders = ordersOf(columns);
  const usual = orders.some(({ value }) => value === DEFAULT_ORDER);
  return (
    <div className={toolStyles.narrowTools}>
      {selection && <CheckPage selection={selection} rows={rows} written />}
      {orders.length > 0 && (
        <label className={toolStyles.order}>
          <span className={styles.unseen}>Ordenar por</span>
          <select value={orderBy} onChange={(event) => onSort(event.target.value)}>
            {!usual && <option value={DEFAULT_ORDER}>Mais recentes</option>}
            {orders.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
