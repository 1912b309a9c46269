import { attemptKey, forgetAttempt } from '@rodovia/shared/attempt-key';
import type { Proposal, ProposalLine } from '@rodovia/shared/contracts/proposals';
import { formatCents, isPending } from '@rodovia/shared/contracts/proposals';
import { api, formatNumber, notify } from '@rodovia/shared/runtime';
import { Button, Dialog, DialogActions } from '@rodovia/shared/ui';
import { useRef, useState } from 'react';
import styles from '../proposal.module.css';
import { type AnswerProps, sendAnswer } from './send-answer';

const ATTEMPT_KEY = 'rodovia.acceptance';
const MAX_NAMED = 6;

const counted = (count: number, one: string, many: string) => `${formatNumber(count)} ${count === 1 ? one : many}`;

function accept({ Code, TotalCents }: Proposal) {
  const body = { totalCents: TotalCents };
  const headers = { 'Idempotency-Key': attemptKey(ATTEMPT_KEY, { Code, TotalCents }) };
  return api.put(`/proposal/accept/${Code}`, body, { headers });
}

function Lines({ lines }: { lines: ProposalLine[] }) {
  const offered = lines.filter((line) => !line.Declined && !isPending(line));
  const named = offered.length > MAX_NAMED + 1 ? offered.slice(0, MAX_NAMED) : offered;
  const others = offered.length - named.length;
  return (
    <ul className={styles.named}>
      {named.map(({ QuotationItemCode, FreeItemCode, ProductCode, Quantity, Size, Description, Substitute }) => (
        <li key={`${QuotationItemCode ?? FreeItemCode} ${ProductCode}`}>
          {formatNumber(Quantity)} × {Size} {Description}
          {Substitute && ' (substituto)'}
        </li>
      ))}
      {others > 0 && <li>e mais {counted(others, 'item', 'itens')}</li>}
    </ul>
  );
}

function Accepted({ proposal }: { proposal: Proposal }) {
  const declined = proposal.Lines.filter(({ Declined }) => Declined).length;
  const pending = proposal.Lines.filter(isPending).length;
  const payment = [proposal.PaymentTerm?.Description, proposal.PaymentNote].filter(Boolean).join(', ');
  return (
    <>
      <Lines lines={proposal.Lines} />
      {declined > 0 && (
        <p>{counted(declined, 'item do pedido não será atendido', 'itens do pedido não serão atendidos')}.</p>
      )}
      {pending > 0 && (
        <p>{counted(pending, 'item por escrito fica a esclarecer', 'itens por escrito ficam a esclarecer')}.</p>
      )}
      <dl className={styles.sum}>
        {payment && (
          <div>
            <dt>Pagamento</dt>
            <dd>{payment}</dd>
          </div>
        )}
        {proposal.Delivery.Text && (
          <div>
            <dt>Entrega</dt>
            <dd>{proposal.Delivery.Text}</dd>
          </div>
        )}
        <div className={styles.sumTotal}>
          <dt>Total</dt>
          <dd>{formatCents(proposal.TotalCents)}</dd>
        </div>
      </dl>
    </>
  );
}

function Outdated({ onClose }: { onClose: () => void }) {
  return (
    <>
      <p role="alert">Há uma proposta mais nova. Confira-a antes de aceitar.</p>
      <DialogActions>
        <Button kind="primary" onClick={onClose}>
          Ver a proposta mais nova
        </Button>
      </DialogActions>
    </>
  );
}

interface Props extends AnswerProps {
  /** Whether another version has arrived while the dialog was open. */
  isOutdated: boolean;
}

/** Confirms the accepted proposal and its total. Pressing twice accepts once. */
export function AcceptDialog({ proposal, isOutdated, onClose, onOutdated }: Props) {
  const { QuotationNumber: number, Version: version, TotalCents: cents } = proposal;
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const done = () => {
    forgetAttempt(ATTEMPT_KEY);
    notify.success(`Proposta ${number}/${version} aceita! O vendedor já foi avisado.`);
    onClose();
  };
  const submit = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    const refused = await sendAnswer(() => accept(proposal), done, onOutdated);
    running.current = false;
    setBusy(false);
    setRefusal(refused?.message ?? '');
  };
  return (
    <Dialog title={`Aceitar a proposta ${number}/${version}?`} onClose={onClose}>
      {isOutdated ? (
        <Outdated onClose={onClose} />
      ) : (
        <>
          <Accepted proposal={proposal} />
          <div role="alert">{refusal && <p className={styles.error}>{refusal}</p>}</div>
          <DialogActions>
            <Button onClick={onClose}>Voltar</Button>
            <Button kind="primary" busy={busy} onClick={() => void submit()}>
              Aceitar por {formatCents(cents)}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
