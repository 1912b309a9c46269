import styles from '../state-tags.module.css';
import { type ProposalState, STATE_WORDS } from './proposal-state';

const LOOK: Record<ProposalState, string | undefined> = {
  IN_FORCE: styles.open,
  EXPIRED: styles.past,
  UNANSWERED: styles.past,
  REPLACED: styles.past,
  ACCEPTED: styles.complete,
  REFUSED: styles.cancelled,
  WITHDRAWN: styles.past,
};

export function StateTag({ state }: { state: ProposalState }) {
  return <span className={`${styles.tag} ${LOOK[state]}`}>{STATE_WORDS[state]}</span>;
}
