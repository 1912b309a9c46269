import { QUOTATION_STATUSES, statusWords } from '@rodovia/shared/contracts/quotation-statuses';
import type { Option } from '@rodovia/shared/crud';
import styles from './status.module.css';

const LOOKS: Record<string, string> = { OPEN: 'open', 'IN PROGRESS': 'progress', CANCEL: 'cancelled' };

/** Status of a quotation in words and colour. An unknown status is shown as completed. */
export function StatusTag({ status }: { status: string }) {
  return <span className={`${styles.tag} ${styles[LOOKS[status] ?? 'completed']}`}>{statusWords(status)}</span>;
}

/** What is not settled: somebody still has something to do. */
export const UNSETTLED = 'OPEN;IN PROGRESS';

/** The statuses as options of a selector, and the two of what is not settled as one. */
export const statusOptions: Option[] = [
  ...QUOTATION_STATUSES.map((value) => ({ value, label: statusWords(value) })),
  { value: UNSETTLED, label: 'Em aberto ou em atendimento' },
];
