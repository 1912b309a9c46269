import { attemptKey, forgetAttempt } from '@rodovia/shared/attempt-key';
import { formatCents, type Proposal } from '@rodovia/shared/contracts';
import { Button, Facts } from '@rodovia/shared/crud';
import { useState } from 'react';
import { recordAcceptance, renew, take, withdraw } from '../calls';
import { StepDialog } from '../dialogs';
import { nameOf } from '../words';

type Step = 'renew' | 'withdraw' | 'accept';

interface Props {
  /** The latest that was sent. */
  proposal: Proposal;
  /** Begins the next version; nothing where that has begun. */
  correct: { opening: boolean; open: () => void } | undefined;
}

const KEY = 'rodovia.acceptance';

async function accept(proposal: Proposal, note: string) {
  const key = attemptKey(KEY, [proposal.Code, note]);
  const accepted = await take(recordAcceptance(proposal, note, key), 'Aceitação registrada!');
  if (accepted) forgetAttempt(KEY);
  return accepted;
}

interface Asked {
  title: string;
  ok: string;
  text: string;
  danger?: boolean;
  note?: { label: string; required: boolean };
  go: (proposal: Proposal, note: string) => Promise<unknown>;
}

const ASKED: Record<Step, Asked> = {
  renew: {
    title: 'Renovar',
    ok: 'Renovar',
    text: 'O cliente recebe outra versão com o mesmo conteúdo e a validade contada de novo a partir de hoje.',
    go: (proposal) => take(renew(proposal), 'Proposta renovada!'),
  },
  withdraw: {
    title: 'Retirar',
    ok: 'Retirar proposta',
    text: 'O cliente não poderá mais aceitá-la. Ela continua no histórico.',
    danger: true,
    note: { label: 'Motivo', required: false },
    go: (proposal, note) => take(withdraw(proposal, note), 'Proposta retirada.'),
  },
  accept: {
    title: 'Registrar a aceitação de',
    ok: 'Registrar aceitação',
    text: 'Para o que o cliente aceitou por telefone, por mensagem ou depois do prazo. O histórico diz quem registrou.',
    note: { label: 'Como e quando o cliente aceitou', required: true },
    go: accept,
  },
};

/** The steps that the seller can take with what was sent. */
export function PresentActions({ proposal, correct }: Props) {
  const [step, setStep] = useState<Step | null>(null);
  const [note, setNote] = useState('');
  const isSent = proposal.Status === 'SENT';
  const isWanted = proposal.Expired || proposal.Request?.Kind === 'RENEWAL';
  if (proposal.Status === 'ACCEPTED') return null;
  const asked = step && ASKED[step];
  const go = async () => (await asked?.go(proposal, note.trim())) !== undefined;
  return (
    <>
      {correct && (
        <Button loading={correct.opening} onClick={correct.open}>
          Corrigir
        </Button>
      )}
      {isSent && (
        <>
          <Button type={isWanted && correct ? 'primary' : undefined} onClick={() => setStep('renew')}>
            Renovar
          </Button>
          <Button onClick={() => setStep('accept')}>Registrar aceitação</Button>
          <Button danger onClick={() => setStep('withdraw')}>
            Retirar
          </Button>
        </>
      )}
      {asked && (
        <StepDialog
          title={`${asked.title} ${nameOf(proposal)}?`}
          ok={asked.ok}
          danger={asked.danger}
          note={asked.note && { ...asked.note, text: note, onText: setNote }}
          onGo={go}
          onClose={() => setStep(null)}
        >
          <Facts facts={[['Total', formatCents(proposal.TotalCents)]]} />
          <p>{asked.text}</p>
        </StepDialog>
      )}
    </>
  );
}
