import type { Attention } from '@rodovia/shared/contracts/back-office';
import { Link } from '@rodovia/shared/router';
import { formatNumber } from '@rodovia/shared/runtime';
import styles from './attention.module.css';
import { useLoggedApi } from './use-logged-api';

const listOf = (queue: string) => `/admin/orcamentos?queue=${queue}&orderBy=ResponseDueAt+asc`;

/** Figures that need attention, most urgent first, with links to their lists. */
const WAITING: readonly { field: keyof Attention; label: string; href: string }[] = [
  { field: 'Late', label: 'Propostas atrasadas', href: listOf('LATE') },
  { field: 'Forgotten', label: 'Sem vendedor há mais de 24 horas', href: listOf('FORGOTTEN') },
  { field: 'Unread', label: 'Com mensagens não lidas', href: listOf('UNREAD') },
];

/** Quotations that need attention today. */
export function AttentionPanel() {
  const { data, isPending } = useLoggedApi<Attention>('/dashboard/attention');
  if (data && WAITING.every(({ field }) => data[field] === 0))
    return <p className={styles.none}>Nenhum orçamento espera por alguém agora.</p>;
  return (
    <section aria-labelledby="attention" aria-busy={isPending}>
      <h2 id="attention" className={styles.title}>
        Precisa de alguém hoje
      </h2>
      <ul className={styles.list}>
        {WAITING.map(({ field, label, href }) => (
          <li key={field} className={data?.[field] ? styles.waiting : styles.calm}>
            <strong>{data ? formatNumber(data[field]) : '–'}</strong>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
