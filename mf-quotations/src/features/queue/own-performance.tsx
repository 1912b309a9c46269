import type { OwnPerformance as Figures } from '@rodovia/shared/contracts/back-office';
import { formatCents } from '@rodovia/shared/contracts/proposals';
import { Button, dayText } from '@rodovia/shared/crud';
import { Link } from '@rodovia/shared/router';
import { callPath, formatNumber, messageOf, useApi } from '@rodovia/shared/runtime';
import styles from './queue.module.css';

type Totals = Figures['Current'];

interface Figure {
  label: string;
  /** Filter of the list that the figure counts. */
  filter: Record<string, string>;
  value: (totals: Totals) => string;
}

const count = (field: 'Closed' | 'Proposed' | 'InTime' | 'Late') => (totals: Totals) => formatNumber(totals[field]);

const FIGURES: readonly Figure[] = [
  { label: 'Fechados', filter: {}, value: count('Closed') },
  { label: 'Com proposta', filter: { answer: 'PROPOSED' }, value: count('Proposed') },
  { label: 'Respondidos no prazo', filter: { answer: 'IN_TIME' }, value: count('InTime') },
  { label: 'Fora do prazo', filter: { answer: 'LATE' }, value: count('Late') },
  {
    label: 'Propostas aceitas',
    filter: { answer: 'ACCEPTED' },
    value: ({ Accepted, AcceptedCents }) => `${formatNumber(Accepted)}, ${formatCents(AcceptedCents)}`,
  },
];

/** A seller's own figures of the last thirty days and of those before; each opens the list that it counts. */
export function OwnPerformance({ list }: { list: string }) {
  const { data, error, refetch } = useApi<Figures>('/dashboard/own-performance');
  if (error && !data)
    return (
      <p role="alert" className={styles.note}>
        Erro ao carregar o seu desempenho! {messageOf(error, '')}{' '}
        <Button size="small" onClick={() => void refetch()}>
          Tentar novamente
        </Button>
      </p>
    );
  if (!data) return <div className={styles.waiting} aria-busy="true" />;
  const { StartDate: startDate, EndDate: endDate } = data.Period;
  return (
    <div className={styles.own}>
      <p className={styles.note}>
        Orçamentos fechados de {dayText(startDate)} a {dayText(endDate)}, e nos trinta dias anteriores.
      </p>
      <ul className={styles.loads}>
        {FIGURES.map(({ label, filter, value }) => (
          <li key={label} className={styles.row}>
            <div className={styles.words}>
              <Link to={callPath(list, { startDate, endDate, ...filter })} className={styles.name}>
                {label}: {value(data.Current)}
              </Link>
              <span className={styles.pressing}>antes {value(data.Previous)}</span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
