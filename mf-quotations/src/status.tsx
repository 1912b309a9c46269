import { QUOTATION_STATUSES, statusWords } from '@rodovia/shared/contracts/quotation-statuses';
import type { Option } from '@rodovia/shared/crud';
import styles from './status.module.css';

const LOOKS: Record<string, string> = { OPEN: 'open', 'IN PROGRESS': 'progress', CANCEL: 'cancelled' };

/** Status of a quotation in words and colour. An unknown status is shown as completed. */
export function StatusTag({ status }: { status: string }) {
  return <span className={`${styles.tag} ${styles[LOOKS[status] ?? 'completed']}`}>{statusWords(status)}</span>;
}

/** The statuses as options of a selector. */
export const statusOptions: Option[] = QUOTATION_STATUSES.map((value) => ({ value, label: statusWords(value) }));
