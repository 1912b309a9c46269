import type { Proposal, ShoppingCart } from '@rodovia/shared/contracts';
import { Button, RecordView, Section } from '@rodovia/shared/crud';
import { useApi, useSession } from '@rodovia/shared/runtime';
import { useState } from 'react';
import { openDraftOf, proposalsPath, take } from './calls';
import { PresentState } from './present/present-state';
import styles from './proposal.module.css';
import { ProposalSheet } from './sheet/proposal-sheet';
import { Versions } from './versions/versions';

interface Props {
  quotation: ShoppingCart;
}

/** Begins the draft of a quotation that nobody has answered yet. */
function Start({ quotation }: Props) {
  const [opening, setOpening] = useState(false);
  const start = async () => {
    setOpening(true);
    await take(openDraftOf(quotation.Code));
    setOpening(false);
  };
  return (
    <>
      <p>Ainda sem proposta. Ela começa com os itens pedidos e os preços conhecidos.</p>
      <Button type="primary" loading={opening} onClick={() => void start()}>
        Montar proposta
      </Button>
    </>
  );
}

/** Whether the reader may write proposals for a quotation: its seller, and administrators, while it is in service. */
function useMayWrite({ Status, Seller }: ShoppingCart): boolean {
  const { isAdmin, code } = useSession();
  return Status === 'IN PROGRESS' && (isAdmin || Seller?.Code === code);
}

function Proposals({ quotation, proposals }: Props & { proposals: readonly Proposal[] }) {
  const mayWrite = useMayWrite(quotation);
  const draft = proposals.find(({ Status }) => Status === 'DRAFT');
  const sent = proposals.filter(({ Status }) => Status !== 'DRAFT');
  const [latest] = sent;
  const isBegun = draft !== undefined || latest !== undefined;
  return (
    <div className={styles.area}>
      {latest && <PresentState proposal={latest} hasDraft={draft !== undefined} mayWrite={mayWrite} />}
      {!isBegun && (mayWrite ? <Start quotation={quotation} /> : <p>Sem proposta.</p>)}
      {draft && mayWrite && <ProposalSheet key={draft.Code} quotation={quotation} proposal={draft} latest={latest} />}
      {draft && !mayWrite && <p>Há um rascunho que não foi enviado.</p>}
      {sent.length > 0 && <Versions versions={sent} />}
    </div>
  );
}

/** The priced answers to a quotation: the draft in work, the one in force, and those before it. */
export function ProposalArea({ quotation }: Props) {
  const read = useApi<Proposal[]>(proposalsPath(quotation.Code), { staleTime: 0 });
  return (
    <Section title="Proposta" wide>
      <RecordView read={read} failure="Erro ao carregar as propostas.">
        {(proposals) => <Proposals quotation={quotation} proposals={proposals} />}
      </RecordView>
    </Section>
  );
}
