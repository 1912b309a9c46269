import { attemptKey, forgetAttempt } from '@rodovia/shared/attempt-key';
import {
  formatCents,
  type Proposal,
  REFUSAL_REASONS,
  REFUSAL_WORDS,
  type RefusalReason,
} from '@rodovia/shared/contracts/proposals';
import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { Button, Facts, RadioField, useFormDraft } from '@rodovia/shared/crud';
import { DialogButton, type DialogProps } from '../../../steps/dialog-button';
import { StepDialog } from '../../../steps/step-dialog';
import { recordAcceptance, recordRefusal, renew, take, withdraw } from '../calls';
import { nameOf } from '../words';

type Step = 'renew' | 'withdraw' | Decision;

/** What a client decided, and staff record. */
export type Decision = 'accept' | 'refuse';

interface Props {
  /** The latest sent version. */
  proposal: Proposal;
  /** Starts the next version; undefined if one has been started. */
  correct: { opening: boolean; open: () => void } | undefined;
}

const KEY = 'rodovia.acceptance';

/** What the questions need to know of a proposal. */
type Asked = Pick<Proposal, 'Code' | 'Version' | 'Status' | 'TotalCents' | 'QuotationNumber'>;

/** What is answered to a question. */
interface Answers {
  note: string;
  reason: RefusalReason | '';
}

async function accept(proposal: Asked, { note }: Answers) {
  const key = attemptKey(KEY, [proposal.Code, note]);
  const accepted = await take(recordAcceptance(proposal, note, key), 'Aceitação registrada!');
  if (accepted) forgetAttempt(KEY);
  return accepted;
}

interface Question {
  /** Label of the button. */
  button: string;
  /** Beginning of the question, before the name of the proposal. */
  title: string;
  ok: string;
  text: string;
  danger?: boolean;
  note?: { label: string; required: boolean };
  /** Whether the client's reason for refusing is asked for. */
  asksReason?: boolean;
  go: (proposal: Asked, answers: Answers) => Promise<unknown>;
}

const QUESTIONS: Record<Step, Question> = {
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
    go: (proposal, { note }) => take(withdraw(proposal, note), 'Proposta retirada.'),
  },
  accept: {
    button: 'Registrar aceitação',
    title: 'Registrar a aceitação da',
    ok: 'Registrar aceitação',
    text: 'Para o que o cliente aceitou por telefone, por mensagem ou depois do prazo. O histórico diz quem registrou.',
    note: { label: 'Como e quando o cliente aceitou', required: true },
    go: accept,
  },
  refuse: {
    button: 'Registrar recusa',
    title: 'Registrar a recusa da',
    ok: 'Registrar recusa',
    text: 'Para o que o cliente recusou por telefone ou por mensagem. O histórico diz quem registrou.',
    note: { label: 'Como e quando o cliente recusou', required: true },
    asksReason: true,
    go: async (proposal, { note, reason }) =>
      reason === '' ? undefined : take(recordRefusal(proposal, reason, note), 'Recusa registrada.'),
  },
};

const REASONS = REFUSAL_REASONS.map((reason) => [reason, REFUSAL_WORDS[reason]] as const);

function AskedStep({ request, proposal, place, onClose }: DialogProps & { request: Question; proposal: Asked }) {
  const { values, change, leave } = useFormDraft<Answers>(place, { note: '', reason: '' }, onClose);
  return (
    <StepDialog
      title={`${request.title} ${nameOf(proposal).toLowerCase()}?`}
      ok={request.ok}
      danger={request.danger}
      incomplete={request.asksReason && values.reason === ''}
      note={request.note && { ...request.note, text: values.note, onText: (note) => change({ note }) }}
      onGo={async () => (await request.go(proposal, { ...values, note: values.note.trim() })) !== undefined}
      onClose={leave}
    >
      <Facts facts={[['Total', formatCents(proposal.TotalCents)]]} />
      <p>{request.text}</p>
      {request.asksReason && (
        <RadioField
          legend="Motivo do cliente"
          required
          value={values.reason || undefined}
          options={REASONS}
          onChange={(reason) => change({ reason })}
        />
      )}
    </StepDialog>
  );
}

/** Records what the client decided about the proposal in force of a quotation. */
export function DecisionDialog({
  quotation,
  decision,
  ...dialog
}: DialogProps & { quotation: ShoppingCart; decision: Decision }) {
  const { Proposal: sent, Number: QuotationNumber } = quotation;
  return sent && <AskedStep request={QUESTIONS[decision]} proposal={{ ...sent, QuotationNumber }} {...dialog} />;
}

/** Seller's actions on a sent proposal. */
export function PresentActions({ proposal, correct }: Props) {
  const isSent = proposal.Status === 'SENT';
  const isWanted = proposal.Expired || proposal.Request?.Kind === 'RENEWAL';
  if (proposal.Status === 'ACCEPTED') return null;
  const step = (name: Step, type?: 'primary') => (
    <DialogButton
      type={type}
      danger={QUESTIONS[name].danger}
      place={`${name} ${proposal.Code}`}
      dialog={(props) => <AskedStep request={QUESTIONS[name]} proposal={proposal} {...props} />}
    >
      {QUESTIONS[name].button}
    </DialogButton>
  );
  return (
    <>
      {isSent && isWanted && step('renew', correct ? 'primary' : undefined)}
      {isSent && step('accept')}
      {isSent && step('refuse')}
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
