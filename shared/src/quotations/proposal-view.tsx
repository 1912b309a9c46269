import type { Proposal } from '../contracts/proposals';
import { ProposalLines } from './proposal-lines';
import { ProposalTerms, ProposalTotals } from './proposal-terms';
import styles from './proposal-view.module.css';

/** A proposal as its client sees it: lines, totals and terms, without heading and actions. */
export function ProposalView({ proposal }: { proposal: Proposal }) {
  return (
    <div className={styles.proposal}>
      <ProposalLines proposal={proposal} />
      <ProposalTotals proposal={proposal} />
      <ProposalTerms proposal={proposal} />
    </div>
  );
}
