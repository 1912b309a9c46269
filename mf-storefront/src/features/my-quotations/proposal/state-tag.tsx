import styles from '../state-tags.module.css';
import { type ProposalState, STATE_WORDS } from './proposal-state';

const LOOK: Record<ProposalState, string | undefined> = {
  IN_FORCE: 'state-open',
  EXPIRED: styles.past,
  CLOSED: styles.past,
  REPLACED: styles.past,
  ACCEPTED: 'state-completed',
  REFUSED: 'state-cancelled',
  WITHDRAWN: styles.past,
};

export function StateTag({ state }: { state: ProposalState }) {
  return <span className={`${styles.tag} ${LOOK[state]}`}>{STATE_WORDS[state]}</span>;
}
