import type { QuotationStatus } from '@rodovia/shared/contracts/quotations';
import { statusWords } from '@rodovia/shared/contracts/quotations';
import styles from './state-tags.module.css';

const LOOK: Record<QuotationStatus, string | undefined> = {
  OPEN: 'state-open',
  'IN PROGRESS': styles.progress,
  COMPLETE: 'state-completed',
  CANCEL: 'state-cancelled',
};

export function StatusTag({ status }: { status: QuotationStatus }) {
  return <span className={`${styles.tag} ${LOOK[status]}`}>{statusWords(status)}</span>;
}
