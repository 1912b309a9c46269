import { type ProposalStatus, proposalWords } from '@rodovia/shared/contracts/proposal-words';
import styles from './tag.module.css';

const LOOKS: Record<ProposalStatus, string> = {
  DRAFT: 'progress',
  SENT: 'open',
  REPLACED: 'past',
  ACCEPTED: 'completed',
  REFUSED: 'cancelled',
  WITHDRAWN: 'past',
};

/** Status of a proposal in words and colour. */
export function ProposalTag({ status, expired = false }: { status: ProposalStatus; expired?: boolean }) {
  const look = status === 'SENT' && expired ? 'cancelled' : LOOKS[status];
  return <span className={`${styles.tag} ${styles[look]}`}>{proposalWords(status, expired)}</span>;
}
