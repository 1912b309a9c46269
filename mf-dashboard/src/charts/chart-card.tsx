import { lazyComponent, useIsDark } from '@rodovia/shared/runtime';
import { Boundary } from '@rodovia/shared/ui';
import { type ReactNode, useId } from 'react';
import type { ChartKind } from './chart';
import styles from './chart-card.module.css';
import type { ChartItem, SeriesNames } from './series-bars';

/** Names of the bars of a period and of the previous one. */
const PERIODS: SeriesNames = ['No período', 'No período anterior'];

const Chart = lazyComponent(() =>
  import(/* webpackChunkName: "charts", webpackPreload: true */ './chart').then(({ Chart }) => Chart),
);

interface Props {
  title: string;
  /** Summary of the chart in a sentence. */
  summary?: string;
  /** Undefined while loading, and if loading failed. */
  items: readonly ChartItem[] | undefined;
  /** Names of the bars and of those beside them; by default a period and the previous one. */
  names?: SeriesNames;
  kind: ChartKind;
  /** Unit of the numbers. */
  unit?: string;
  /** Collapses the table below the chart instead of showing it beside. */
  folded?: boolean;
  /** Gives the table more room than the chart. */
  wide?: boolean;
  /** Replaces the default table of the numbers. */
  children?: ReactNode;
}

/**
 * A series with title, table and chart. The chart's library is larger than the rest of the page and loads later.
 * Without items only the title is shown.
 */
export function ChartCard({
  title,
  summary,
  items,
  names = PERIODS,
  kind,
  unit,
  folded = false,
  wide = false,
  children,
}: Props) {
  const id = useId();
  const dark = useIsDark();
  const table = (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section className={styles.numbers} tabIndex={0} aria-label={`${title} em tabela`}>
      {children}
    </section>
  );
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {items ? (
        <>
          {summary && <p className={styles.total}>{summary}</p>}
          <div className={`${styles.both} ${wide ? styles.wide : ''} ${folded ? styles.below : ''}`}>
            <div className={styles.chart} aria-hidden="true">
              <Boundary title="O gráfico não pôde ser mostrado.">
                <Chart kind={kind} items={items} names={names} unit={unit} dark={dark} />
              </Boundary>
            </div>
            {folded ? (
              <details className={styles.folded}>
                <summary>Ver em tabela</summary>
                {table}
              </details>
            ) : (
              table
            )}
          </div>
        </>
      ) : (
        <p className={styles.total}>–</p>
      )}
    </section>
  );
}
