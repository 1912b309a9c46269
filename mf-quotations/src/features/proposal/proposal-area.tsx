import type { Proposal } from '@rodovia/shared/contracts/proposals';
import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { Button, RecordView, Section } from '@rodovia/shared/crud';
import { useLocation, useNavigate } from '@rodovia/shared/router';
import { useApi, useSession } from '@rodovia/shared/runtime';
import { useEffect, useRef, useState } from 'react';
import { asksForSheet } from '../../paths';
import { NextStep } from '../../steps/next-step';
import { openDraftOf, proposalsPath, take } from './calls';
import { PresentActions } from './present/present-actions';
import { PresentState } from './present/present-state';
import styles from './proposal.module.css';
import { ProposalSheet } from './sheet/proposal-sheet';
import { Versions } from './versions/versions';

interface Props {
  quotation: ShoppingCart;
}

/** Starts the draft of a quotation without proposals. */
function Start({ opening, onOpen }: { opening: boolean; onOpen: () => void }) {
  return (
    <NextStep>
      <p className={styles.lead}>Ainda sem proposta. Ela começa com os itens pedidos e os preços conhecidos.</p>
      <Button type="primary" loading={opening} onClick={onOpen}>
        Montar proposta
      </Button>
    </NextStep>
  );
}

/** Opens the draft; the sheet then focuses its first input. */
function useOpening({ Code }: ShoppingCart) {
  const [opening, setOpening] = useState(false);
  const [isOwn, setIsOwn] = useState(false);
  const open = async () => {
    setOpening(true);
    setIsOwn(true);
    await take(openDraftOf(Code));
    setOpening(false);
  };
  return { opening, isOwn, open: () => void open() };
}

/** Opens the draft if the navigation to the page asked for it: once, and not again by Back or a reload. */
function useAskedSheet(canOpen: boolean, open: () => void) {
  const navigate = useNavigate();
  const address = useLocation();
  const isAsked = asksForSheet(address.state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address without its state asks for nothing
  useEffect(() => {
    if (!isAsked) return;
    navigate(address, { replace: true, state: null });
    if (canOpen) open();
  }, [isAsked]);
}

/** Moves the focus from a removed sheet to the heading that says what happened. */
function useHeadline(hasDraft: boolean) {
  const headline = useRef<HTMLHeadingElement>(null);
  const hadDraft = useRef(hasDraft);
  useEffect(() => {
    if (hadDraft.current && !hasDraft && document.activeElement === document.body) headline.current?.focus();
    hadDraft.current = hasDraft;
  }, [hasDraft]);
  return headline;
}

/** Whether the reader can edit proposals: the quotation's seller and administrators, while it is in progress. */
function useMayWrite({ Status, Seller }: ShoppingCart): boolean {
  const { isAdmin, code } = useSession();
  return Status === 'IN PROGRESS' && (isAdmin || Seller?.Code === code);
}

function Proposals({ quotation, proposals }: Props & { proposals: readonly Proposal[] }) {
  const mayWrite = useMayWrite(quotation);
  const draft = proposals.find(({ Status }) => Status === 'DRAFT');
  const sent = proposals.filter(({ Status }) => Status !== 'DRAFT');
  const [latest] = sent;
  const opening = useOpening(quotation);
  const headline = useHeadline(draft !== undefined);
  const isBegun = draft !== undefined || latest !== undefined;
  useAskedSheet(mayWrite && !isBegun, opening.open);
  return (
    <div className={styles.area}>
      {latest && (
        <PresentState proposal={latest} quotation={quotation} headline={headline} isBrief={draft !== undefined}>
          {mayWrite && <PresentActions proposal={latest} correct={draft ? undefined : opening} />}
        </PresentState>
      )}
      {!isBegun && (mayWrite ? <Start opening={opening.opening} onOpen={opening.open} /> : <p>Sem proposta.</p>)}
      {draft && mayWrite && (
        <ProposalSheet
          key={draft.Code}
          quotation={quotation}
          proposal={draft}
          latest={latest}
          takesFocus={opening.isOwn}
        />
      )}
      {draft && !mayWrite && <p>Há um rascunho que não foi enviado.</p>}
      {sent.length > 0 && <Versions versions={sent} />}
    </div>
  );
}

/** Proposals of a quotation: the draft, the one in force, and earlier versions. */
export function ProposalArea({ quotation }: Props) {
  const read = useApi<Proposal[]>(proposalsPath(quotation.Code), { staleTime: 0 });
  return (
    <Section title="Proposta" untitled>
      <RecordView read={read} failure="Erro ao carregar as propostas.">
        {(proposals) => <Proposals quotation={quotation} proposals={proposals} />}
      </RecordView>
    </Section>
  );
}
