import type { QuotationStatus } from '@rodovia/shared/contracts';
import type { Option } from '@rodovia/shared/crud';
import styles from './status.module.css';

const known: Record<string, { label: string; look: string }> = {
  OPEN: { label: 'Aberto', look: 'open' },
  'IN PROGRESS': { label: 'Em atendimento', look: 'progress' },
  CANCEL: { label: 'Cancelado', look: 'cancelled' },
};
const completed = { label: 'Concluído', look: 'completed' };

const lookOf = (status: string) => known[status] ?? completed;

/** Status in words. */
export const statusWords = (status: string) => lookOf(status).label;

/** Status of a quotation in words and colour. An unknown status is shown as completed. */
export function StatusTag({ status }: { status: string }) {
  const { label, look } = lookOf(status);
  return <span className={`${styles.tag} ${styles[look]}`}>{label}</span>;
}

const statuses: QuotationStatus[] = ['OPEN', 'IN PROGRESS', 'COMPLETE', 'CANCEL'];

/** The statuses as options of a selector. */
export const statusOptions: Option[] = statuses.map((value) => ({ value, label: lookOf(value).label }));
