import type { Proposal } from '@rodovia/shared/contracts/proposals';
import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { ProposalView } from '@rodovia/shared/proposal-view';
import { Link, useSearchParams } from '@rodovia/shared/router';
import { useServerTime } from '@rodovia/shared/server-time';
import { useEffect, useRef } from 'react';
import styles from '../my-quotations.module.css';
import { AnswerBar } from './answer/answer-bar';
import { PdfButton } from './pdf-button';
import own from './proposal.module.css';
import { stateOf, stateSentence } from './proposal-state';
import { StateTag } from './state-tag';
import { type Chosen, chosenOf } from './versions';
import { VersionsSection } from './versions-section';

/** Says that an earlier version is shown, or that the requested one does not exist. */
function Earlier({ chosen: { shown, newest, missing } }: { chosen: Chosen }) {
  if (missing) return <p className={own.notice}>A versão {missing} não existe. Esta é a proposta mais recente.</p>;
  if (shown === newest) return null;
  return (
    <p className={own.notice}>
      Você está vendo uma versão anterior.{' '}
      <Link to={{ search: '' }}>
        Ver a proposta mais recente ({newest.QuotationNumber}/{newest.Version})
      </Link>
    </p>
  );
}

/** The comment of a decision or request. */
function Written({ proposal: { DecisionNote, Request: request } }: { proposal: Proposal }) {
  const texts = [DecisionNote, request?.Note].filter(Boolean);
  return texts.map((text) => (
    <blockquote key={text} className={own.written}>
      {text}
    </blockquote>
  ));
}

/** A message that takes the focus from a removed element. */
function Outdated({ message }: { message: string }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <p ref={ref} className={own.alert} role="alert" tabIndex={-1}>
      {message}
    </p>
  );
}

interface Props {
  quotation: ShoppingCart;
  /** Newest first. */
  versions: readonly Proposal[];
  /** Message about the current proposal after an outdated answer; empty if none. */
  outdated: string;
  onOutdated: (message: string) => void;
  /** Starts a change request in the conversation. */
  onChange: () => void;
}

/** The proposal of a quotation with possible answers and earlier versions. */
export function ProposalSection({ quotation, versions, outdated, onOutdated, onChange }: Props) {
  const now = useServerTime();
  const [search] = useSearchParams();
  const chosen = chosenOf(versions, search);
  if (!chosen) return null;
  const { shown, newest } = chosen;
  const inService = quotation.Status === 'IN PROGRESS';
  const state = stateOf(shown, now, inService);
  return (
    <>
      <section aria-labelledby="proposta" className={own.section}>
        <div className={own.head}>
          <h2 id="proposta" className={styles.heading} tabIndex={-1}>
            Proposta {shown.QuotationNumber}/{shown.Version}
          </h2>
          <StateTag state={state} />
          <PdfButton proposal={shown} />
        </div>
        {outdated && <Outdated key={outdated} message={outdated} />}
        <Earlier chosen={chosen} />
        <p>{stateSentence(shown, now, inService)}</p>
        <Written proposal={shown} />
        <ProposalView proposal={shown} />
        {shown === newest && (
          <AnswerBar
            proposal={newest}
            state={state}
            heading="proposta"
            onOutdated={onOutdated}
            onChange={() => {
              onOutdated('');
              onChange();
            }}
          />
        )}
      </section>
      <VersionsSection versions={versions} chosen={chosen} now={now} />
    </>
  );
}
