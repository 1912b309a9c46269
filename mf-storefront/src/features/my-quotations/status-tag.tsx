import type { QuotationStatus, ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { statusWords } from '@rodovia/shared/contracts/quotations';
import styles from './state-tags.module.css';

const LOOK: Record<QuotationStatus, string | undefined> = {
  OPEN: 'state-open',
  'IN PROGRESS': styles.progress,
  COMPLETE: 'state-completed',
  CANCEL: 'state-cancelled',
};

type Stated = Pick<ShoppingCart, 'Status' | 'ProposalStatus'>;

/** State of a quotation for its client: one whose proposal was accepted is not merely in progress. */
export function StatusTag({ quotation: { Status, ProposalStatus } }: { quotation: Stated }) {
  const isAccepted = Status === 'IN PROGRESS' && ProposalStatus === 'ACCEPTED';
  const look = isAccepted ? 'state-completed' : LOOK[Status];
  return <span className={`${styles.tag} ${look}`}>{isAccepted ? 'Proposta aceita' : statusWords(Status)}</span>;
}
