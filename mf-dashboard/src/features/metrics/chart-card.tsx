import type { SeriesItem } from '@rodovia/shared/contracts';
import { formatNumber } from '@rodovia/shared/runtime';
import { type ReactNode, useId } from 'react';
import styles from './chart-card.module.css';
import { sumOf } from './series';

interface Props {
  title: string;
  /** What the totals count. */
  unit: string;
  /** Undefined while they are read, and where that failed. */
  items: readonly SeriesItem[] | undefined;
  children: ReactNode;
}

interface TableProps extends Pick<Props, 'title' | 'unit'> {
  items: readonly SeriesItem[];
}

function SeriesTable({ title, unit, items }: TableProps) {
  return (
    <table className={styles.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Descrição</th>
          <th scope="col">{unit}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ Description, Total }) => (
          <tr key={Description}>
            <th scope="row">{Description}</th>
            <td>{formatNumber(Total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A chart under its title and total, with the same numbers as a table beside it. Without items there is only the title. */
export function ChartCard({ title, unit, items, children }: Props) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {items ? (
        <>
          <p className={styles.total}>
            Total: {formatNumber(sumOf(items))} {unit.toLowerCase()}
          </p>
          <div className={styles.both}>
            <div className={styles.chart} aria-hidden="true">
              {children}
            </div>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
            <section className={styles.numbers} tabIndex={0} aria-label={`${title} em tabela`}>
              <SeriesTable title={title} unit={unit} items={items} />
            </section>
          </div>
        </>
      ) : (
        <p className={styles.total}>–</p>
      )}
    </section>
  );
}
