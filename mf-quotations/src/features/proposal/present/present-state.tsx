import type { Proposal } from '@rodovia/shared/contracts';
import { useServerTime } from '@rodovia/shared/server-time';
import { validityWords } from '@rodovia/shared/validity';
import { ProposalTag } from '../../../proposal-tag';
import { PdfButton } from '../pdf-button';
import styles from '../proposal.module.css';
import { PreviewButton } from '../sheet/preview-button';
import { decisionOf, nameOf, requestOf, sentWords } from '../words';
import { PresentActions } from './present-actions';

interface Props {
  /** The latest that was sent. */
  proposal: Proposal;
  hasDraft: boolean;
  mayWrite: boolean;
}

/** How the latest proposal stands, and what can be done about it. */
export function PresentState({ proposal, hasDraft, mayWrite }: Props) {
  const now = useServerTime();
  const { Status, Expired, ValidUntil } = proposal;
  const validity = Status === 'SENT' && ValidUntil ? validityWords(ValidUntil, now) : '';
  return (
    <div className={styles.present}>
      <p className={styles.headline}>
        <strong>{nameOf(proposal)}</strong> <ProposalTag status={Status} expired={Expired} />
      </p>
      <p>
        {sentWords(proposal)}
        {validity && `; ${validity}`}.
      </p>
      {[decisionOf(proposal), requestOf(proposal)].filter(Boolean).map((sentence) => (
        <p key={sentence} className={styles.told}>
          {sentence}
        </p>
      ))}
      <div className={styles.buttons}>
        <PreviewButton shown={proposal} label="Ver" title={nameOf(proposal)} />
        <PdfButton proposal={proposal} />
        {mayWrite && <PresentActions proposal={proposal} hasDraft={hasDraft} />}
      </div>
    </div>
  );
}
