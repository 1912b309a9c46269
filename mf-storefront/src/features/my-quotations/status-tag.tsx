import type { QuotationStatus } from '@rodovia/shared/contracts';
import styles from './my-quotations.module.css';
import { statusText } from './status';

const LOOK: Record<QuotationStatus, string | undefined> = {
  OPEN: styles.open,
  'IN PROGRESS': styles.progress,
  COMPLETE: styles.complete,
  CANCEL: styles.cancelled,
};

export function StatusTag({ status }: { status: QuotationStatus }) {
  return <span className={`${styles.tag} ${LOOK[status]}`}>{statusText(status)}</span>;
}
