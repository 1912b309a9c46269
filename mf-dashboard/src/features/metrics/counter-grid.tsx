import type { DashboardChanges, DashboardMetrics } from '@rodovia/shared/contracts/back-office';
import { Link } from '@rodovia/shared/router';
import { formatNumber } from '@rodovia/shared/runtime';
import styles from './counter-grid.module.css';
import { type Counter, counters } from './counters';

const day = (date: string) => date.split('-').reverse().join('/');

/** Change of a counter in the period, compared with the previous one. */
function ChangeLine({ changes, field }: { changes: DashboardChanges | undefined; field: Counter['field'] }) {
  const change = changes?.Counters[field];
  return (
    <span className={styles.change}>
      {change && (
        <>
          <b>+{formatNumber(change.Current)}</b> no período, antes {formatNumber(change.Previous)}
        </>
      )}
    </span>
  );
}

interface Props {
  metrics: DashboardMetrics | undefined;
  changes: DashboardChanges | undefined;
  waiting: boolean;
}

/** The nine counters, each with a link to its list. */
export function CounterGrid({ metrics, changes, waiting }: Props) {
  return (
    <>
      <p className={styles.period}>
        {changes &&
          `Novos de ${day(changes.Period.StartDate)} a ${day(changes.Period.EndDate)}, ao lado dos de ${day(changes.Before.StartDate)} a ${day(changes.Before.EndDate)}.`}
      </p>
      <ul className={styles.grid} aria-label="Totais" aria-busy={waiting}>
        {counters.map(({ field, label, href }) => (
          <li key={field} className={styles.card}>
            <strong className={styles.number}>{metrics ? formatNumber(metrics[field]) : '–'}</strong>
            <Link to={href}>{label}</Link>
            <ChangeLine changes={changes} field={field} />
          </li>
        ))}
      </ul>
    </>
  );
}
