import type { Proposal } from '@rodovia/shared/contracts/proposals';
import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { ProposalTag } from '@rodovia/shared/proposal-tag';
import { ProposalView } from '@rodovia/shared/proposal-view';
import { useServerTime } from '@rodovia/shared/server-time';
import { validityWords } from '@rodovia/shared/validity';
import type { ReactNode, Ref } from 'react';
import { mailReach, mailSentence } from '../../../client-reach';
import { ShareText } from '../../../share-view';
import { NextStep } from '../../../steps/next-step';
import { PdfButton } from '../pdf-button';
import styles from '../proposal.module.css';
import { PreviewButton } from '../sheet/preview-button';
import { closingOf, decisionOf, nameOf, requestOf, sentWords } from '../words';

interface Props {
  /** The latest sent version. */
  proposal: Proposal;
  quotation: ShoppingCart;
  headline: Ref<HTMLHeadingElement>;
  /** Without the lines, because a draft of the next version shows them. */
  isBrief: boolean;
  /** Actions. */
  children: ReactNode;
}

/** State of the latest proposal. */
export function PresentState({ proposal, quotation, headline, isBrief, children }: Props) {
  const now = useServerTime();
  const { Status, Expired, Closed, ValidUntil } = proposal;
  const buttons = (
    <div className={styles.buttons}>
      {isBrief && <PreviewButton shown={proposal} label="Ver" title={nameOf(proposal)} />}
      {children}
      <PdfButton proposal={proposal} />
    </div>
  );
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
      {Status === 'SENT' && !Closed && mailReach(quotation.Person) !== 'REACHED' && (
        <div className={styles.unreached}>
          <p>{mailSentence(quotation.Person, '')} Avise-o com o endereço da proposta.</p>
          <ShareText quotation={quotation} />
        </div>
      )}
      {!isBrief && <ProposalView proposal={proposal} />}
      {isBrief ? buttons : <NextStep>{buttons}</NextStep>}
    </div>
  );
}
