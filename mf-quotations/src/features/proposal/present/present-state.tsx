import type { Proposal } from '@rodovia/shared/contracts/proposals';
import { ProposalTag } from '@rodovia/shared/proposal-tag';
import { useServerTime } from '@rodovia/shared/server-time';
import { validityWords } from '@rodovia/shared/validity';
import type { ReactNode, Ref } from 'react';
import { PdfButton } from '../pdf-button';
import styles from '../proposal.module.css';
import { PreviewButton } from '../sheet/preview-button';
import { closingOf, decisionOf, nameOf, requestOf, sentWords } from '../words';

interface Props {
  /** The latest sent version. */
  proposal: Proposal;
  headline: Ref<HTMLHeadingElement>;
  /** Actions. */
  children: ReactNode;
}

/** State of the latest proposal. */
export function PresentState({ proposal, headline, children }: Props) {
  const now = useServerTime();
  const { Status, Expired, Closed, ValidUntil } = proposal;
  const validity = Status === 'SENT' && !Closed && ValidUntil ? validityWords(ValidUntil, now) : '';
  return (
    <div className={styles.present}>
      <h3 ref={headline} tabIndex={-1} className={styles.headline}>
        {nameOf(proposal)} <ProposalTag status={Status} expired={Expired} closed={Closed} />
      </h3>
      <p>
        {sentWords(proposal)}
        {validity && `; ${validity}`}.
      </p>
      {[closingOf(proposal), decisionOf(proposal), requestOf(proposal)].filter(Boolean).map((sentence) => (
        <p key={sentence} className={styles.told}>
          {sentence}
        </p>
      ))}
      <div className={styles.buttons}>
        <PreviewButton shown={proposal} label="Ver" title={nameOf(proposal)} />
        <PdfButton proposal={proposal} />
        {children}
      </div>
    </div>
  );
}
