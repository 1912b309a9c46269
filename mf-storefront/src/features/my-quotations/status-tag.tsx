import type { QuotationStatus } from '@rodovia/shared/contracts';
import { statusWords } from '@rodovia/shared/contracts/quotation-statuses';
import styles from './my-quotations.module.css';

const LOOK: Record<QuotationStatus, string | undefined> = {
  OPEN: styles.open,
  'IN PROGRESS': styles.progress,
  COMPLETE: styles.complete,
  CANCEL: styles.cancelled,
};

export function StatusTag({ status }: { status: QuotationStatus }) {
  return <span className={`${styles.tag} ${LOOK[status]}`}>{statusWords(status)}</span>;
}
