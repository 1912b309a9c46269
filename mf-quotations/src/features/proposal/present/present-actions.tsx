import { attemptKey, forgetAttempt } from '@rodovia/shared/attempt-key';
import { formatCents, type Proposal } from '@rodovia/shared/contracts/proposals';
import { Button, Facts, useFormDraft } from '@rodovia/shared/crud';
import { DialogButton, type DialogProps } from '../../../steps/dialog-button';
import { StepDialog } from '../../../steps/step-dialog';
import { recordAcceptance, renew, take, withdraw } from '../calls';
import { nameOf } from '../words';

type Step = 'renew' | 'withdraw' | 'accept';

interface Props {
  /** The latest sent version. */
  proposal: Proposal;
  /** Starts the next version; undefined if one has been started. */
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
  /** Label of the button. */
  button: string;
  /** Beginning of the question, before the name of the proposal. */
  title: string;
  ok: string;
  text: string;
  danger?: boolean;
  note?: { label: string; required: boolean };
  go: (proposal: Proposal, note: string) => Promise<unknown>;
}

const ASKED: Record<Step, Asked> = {
  renew: {
    button: 'Renovar',
    title: 'Renovar a',
    ok: 'Renovar',
    text: 'O cliente recebe outra versão com o mesmo conteúdo e a validade contada de novo a partir de hoje.',
    go: (proposal) => take(renew(proposal), 'Proposta renovada!'),
  },
  withdraw: {
    button: 'Retirar',
    title: 'Retirar a',
    ok: 'Retirar proposta',
    text: 'O cliente não poderá mais aceitá-la. Ela continua no histórico.',
    danger: true,
    note: { label: 'Motivo', required: false },
    go: (proposal, note) => take(withdraw(proposal, note), 'Proposta retirada.'),
  },
  accept: {
    button: 'Registrar aceitação',
    title: 'Registrar a aceitação da',
    ok: 'Registrar aceitação',
    text: 'Para o que o cliente aceitou por telefone, por mensagem ou depois do prazo. O histórico diz quem registrou.',
    note: { label: 'Como e quando o cliente aceitou', required: true },
    go: accept,
  },
};

function AskedStep({ request, proposal, place, onClose }: DialogProps & { request: Asked; proposal: Proposal }) {
  const { values, change, leave } = useFormDraft(place, { note: '' }, onClose);
  return (
    <StepDialog
      title={`${request.title} ${nameOf(proposal).toLowerCase()}?`}
      ok={request.ok}
      danger={request.danger}
      note={request.note && { ...request.note, text: values.note, onText: (note) => change({ note }) }}
      onGo={async () => (await request.go(proposal, values.note.trim())) !== undefined}
      onClose={leave}
    >
      <Facts facts={[['Total', formatCents(proposal.TotalCents)]]} />
      <p>{request.text}</p>
    </StepDialog>
  );
}

/** Seller's actions on a sent proposal. */
export function PresentActions({ proposal, correct }: Props) {
  const isSent = proposal.Status === 'SENT';
  const isWanted = proposal.Expired || proposal.Request?.Kind === 'RENEWAL';
  if (proposal.Status === 'ACCEPTED') return null;
  const step = (name: Step, type?: 'primary') => (
    <DialogButton
      type={type}
      danger={ASKED[name].danger}
      place={`${name} ${proposal.Code}`}
      dialog={(props) => <AskedStep request={ASKED[name]} proposal={proposal} {...props} />}
    >
      {ASKED[name].button}
    </DialogButton>
  );
  return (
    <>
      {isSent && isWanted && step('renew', correct ? 'primary' : undefined)}
      {isSent && step('accept')}
      {correct && (
        <Button loading={correct.opening} onClick={correct.open}>
          Corrigir
        </Button>
      )}
      {isSent && !isWanted && step('renew')}
      {isSent && step('withdraw')}
    </>
  );
}
