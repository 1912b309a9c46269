import type { ReactNode } from 'react';
import chart from '../../charts/chart-card.module.css';
import styles from './performance.module.css';

interface Props {
  /** Caption, for screen readers. */
  caption: string;
  headings: readonly string[];
  /** The rows. */
  children: ReactNode;
  /** Rows below, which add up the others. */
  foot?: ReactNode;
}

/** Table of a chart's numbers with those of the previous period. */
export const FigureTable = ({ caption, headings, children, foot }: Props) => (
  <table className={`${chart.table} ${styles.table}`}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {headings.map((heading) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
    {foot && <tfoot className={styles.sums}>{foot}</tfoot>}
  </table>
);
