import type { DashboardMetrics } from '@rodovia/shared/contracts';
import { Link } from '@rodovia/shared/router';
import { formatNumber } from '@rodovia/shared/runtime';
import styles from './counter-grid.module.css';
import { counters } from './counters';

/** The nine counters; each leads to the list that it counts. */
export function CounterGrid({ metrics, waiting }: { metrics: DashboardMetrics | undefined; waiting: boolean }) {
  return (
    <ul className={styles.grid} aria-busy={waiting}>
      {counters.map(({ field, label, href }) => (
        <li key={field} className={styles.card}>
          <strong className={styles.number}>{metrics ? formatNumber(metrics[field]) : '–'}</strong>
          <Link to={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
