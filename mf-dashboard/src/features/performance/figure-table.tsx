import type { ReactNode } from 'react';
import chart from '../../charts/chart-card.module.css';
import styles from './performance.module.css';

interface Props {
  /** What the table holds, for who does not see the card around it. */
  caption: string;
  headings: readonly string[];
  /** The rows. */
  children: ReactNode;
}

/** The numbers of a chart with those of the period before. */
export const FigureTable = ({ caption, headings, children }: Props) => (
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
  </table>
);
