import { lazyComponent, useIsDark } from '@rodovia/shared/runtime';
import { Boundary } from '@rodovia/shared/ui';
import { type ReactNode, useId } from 'react';
import type { ChartKind } from './chart';
import styles from './chart-card.module.css';
import type { ChartItem } from './series-bars';

const Chart = lazyComponent(() =>
  import(/* webpackChunkName: "charts", webpackPreload: true */ './chart').then(({ Chart }) => Chart),
);

interface Props {
  title: string;
  /** What the chart adds up to, in a sentence. */
  summary?: string;
  /** Undefined while they are read, and where that failed. */
  items: readonly ChartItem[] | undefined;
  kind: ChartKind;
  /** What the numbers count. */
  unit?: string;
  /** Keeps the table folded until somebody asks for it; else it stands beside the chart. */
  folded?: boolean;
  /** Gives the table more room than the chart. */
  wide?: boolean;
  /** The same numbers as a table. */
  children?: ReactNode;
}

/**
 * A series under its title: as a table, and beside it as a chart, whose library is larger than the rest of the page.
 * Without items there is only the title.
 */
export function ChartCard({ title, summary, items, kind, unit, folded = false, wide = false, children }: Props) {
  const id = useId();
  const dark = useIsDark();
  const table = (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
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
                <Chart kind={kind} items={items} unit={unit} dark={dark} />
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
