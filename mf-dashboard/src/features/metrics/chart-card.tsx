import type { SeriesItem } from '@rodovia/shared/contracts';
import { formatNumber, lazyComponent, useIsDark } from '@rodovia/shared/runtime';
import { Boundary } from '@rodovia/shared/ui';
import { useId } from 'react';
import styles from './chart-card.module.css';
import type { ChartKind } from './charts/chart';
import { sumOf } from './series';

const Chart = lazyComponent(() =>
  import(/* webpackChunkName: "charts", webpackPreload: true */ './charts/chart').then(({ Chart }) => Chart),
);

interface Props {
  title: string;
  /** What the totals count. */
  unit: string;
  /** Undefined while they are read, and where that failed. */
  items: readonly SeriesItem[] | undefined;
  kind: ChartKind;
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

/**
 * A series under its title and total: as a table, and beside it as a chart, whose library is larger than the rest of the
 * page. Without items there is only the title.
 */
export function ChartCard({ title, unit, items, kind }: Props) {
  const id = useId();
  const dark = useIsDark();
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
              <Boundary title="O gráfico não pôde ser mostrado.">
                <Chart kind={kind} items={items} dark={dark} />
              </Boundary>
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
