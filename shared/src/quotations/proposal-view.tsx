import type { Proposal } from '@rodovia/shared/contracts/proposals';
import { ProposalLines } from './proposal-lines';
import { ProposalTerms, ProposalTotals } from './proposal-terms';
import styles from './proposal-view.module.css';

/** A proposal as its client reads it: what is offered, what it costs, and on which terms. Heading and actions are around it. */
export function ProposalView({ proposal }: { proposal: Proposal }) {
  return (
    <div className={styles.proposal}>
      <ProposalLines proposal={proposal} />
      <ProposalTotals proposal={proposal} />
      <ProposalTerms proposal={proposal} />
    </div>
  );
}
