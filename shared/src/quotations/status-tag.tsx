import { statusWords } from '@rodovia/shared/contracts/quotation-statuses';
import styles from './tag.module.css';

const LOOKS: Record<string, string> = { OPEN: 'open', 'IN PROGRESS': 'progress', CANCEL: 'cancelled' };

/** Status of a quotation in words and colour. An unknown status is shown as completed. */
export function StatusTag({ status }: { status: string }) {
  return <span className={`${styles.tag} ${styles[LOOKS[status] ?? 'completed']}`}>{statusWords(status)}</span>;
}
