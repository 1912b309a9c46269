import type { ReactNode } from 'react';
import { CountLink, type Sight } from './count-link';
import { COUNTS, type CountedFigure, inTimeShare, minutesText, shareText, wonShare } from './figures';
import styles from './performance.module.css';

interface CardProps {
  title: string;
  value: string;
  before: string;
  children: ReactNode;
}

const Card = ({ title, value, before, children }: CardProps) => (
  <li className={styles.card}>
    <h2>{title}</h2>
    <p>
      <strong className={styles.value}>{value}</strong> <span className={styles.before}>antes {before}</span>
    </p>
    {children}
  </li>
);

/** One count per line. */
function Counts({ of, ...sight }: Sight & { of: readonly CountedFigure[] }) {
  const { Current, Previous } = sight.read;
  return (
    <ul className={styles.counts}>
      {of.map(({ field, label, filter }) => (
        <li key={field}>
          <CountLink
            {...sight}
            label={label}
            filter={filter}
            current={Current.Total[field] ?? 0}
            previous={Previous.Total[field] ?? 0}
          />{' '}
          {label}
        </li>
      ))}
    </ul>
  );
}

/** How fast quotations were answered, and how they ended. */
export function HeadlineFigures(sight: Sight) {
  const now = sight.read.Current.Total;
  const then = sight.read.Previous.Total;
  return (
    <ul className={styles.cards}>
      <Card
        title="Até a primeira proposta, mediana"
        value={minutesText(now.MedianMinutes)}
        before={minutesText(then.MedianMinutes)}
      >
        <Counts of={[COUNTS.proposed]} {...sight} />
      </Card>
      <Card title="Nove em cada dez, em até" value={minutesText(now.P90Minutes)} before={minutesText(then.P90Minutes)}>
        <Counts of={[COUNTS.proposed]} {...sight} />
      </Card>
      <Card title="Respondidos no prazo" value={inTimeShare(now)} before={inTimeShare(then)}>
        <Counts of={[COUNTS.inTime, COUNTS.late]} {...sight} />
      </Card>
      <Card
        title="Conversão"
        value={shareText(now.Accepted, now.Closed)}
        before={shareText(then.Accepted, then.Closed)}
      >
        <Counts of={[COUNTS.accepted, COUNTS.closed]} {...sight} />
      </Card>
      <Card title="Ganhos entre os encerrados" value={wonShare(now)} before={wonShare(then)}>
        <Counts of={[COUNTS.won, COUNTS.lost, COUNTS.unanswered]} {...sight} />
      </Card>
    </ul>
  );
}
