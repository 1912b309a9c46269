import { formatCents } from '@rodovia/shared/contracts/money';
import { FREIGHT_WORDS } from '@rodovia/shared/contracts/proposal-words';
import type { Proposal } from '@rodovia/shared/contracts/proposals';
import type { ReactNode } from 'react';
import styles from './proposal-view.module.css';
import { useServerTime } from './use-server-time';
import { formatDay, validityWords } from './validity';

const TO_BE_AGREED = 'A combinar';

const freightOf = ({ Freight: { Kind }, FreightCents }: Proposal) =>
  Kind === 'VALUE' ? formatCents(FreightCents) : FREIGHT_WORDS[Kind];

/** What the lines cost, the carriage, and both together. */
export function ProposalTotals({ proposal }: { proposal: Proposal }) {
  return (
    <dl className={styles.totals}>
      <div>
        <dt>Itens</dt>
        <dd>{formatCents(proposal.SubtotalCents)}</dd>
      </div>
      <div>
        <dt>Frete</dt>
        <dd>{freightOf(proposal)}</dd>
      </div>
      <div className={styles.total}>
        <dt>Total</dt>
        <dd>{formatCents(proposal.TotalCents)}</dd>
      </div>
    </dl>
  );
}

function Payment({ proposal: { PaymentTerm, PaymentNote } }: { proposal: Proposal }) {
  const details = [PaymentTerm?.Text, PaymentNote].filter(Boolean);
  return (
    <>
      {PaymentTerm?.Description ?? (details.length > 0 ? null : TO_BE_AGREED)}
      {details.map((text) => (
        <p key={text} className={styles.note}>
          {text}
        </p>
      ))}
    </>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Of a draft, how long it will stand; of what was decided or replaced, until when it stood. */
function Validity({ proposal: { Status, ValidUntil, ValidityDays } }: { proposal: Proposal }) {
  const now = useServerTime();
  if (ValidUntil) return Status === 'SENT' ? capital(validityWords(ValidUntil, now)) : `Até ${formatDay(ValidUntil)}`;
  if (!ValidityDays) return TO_BE_AGREED;
  return `${ValidityDays} ${ValidityDays === 1 ? 'dia útil' : 'dias úteis'} a partir do envio`;
}

function Term({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Payment, delivery, validity, and what the seller writes to the client. */
export function ProposalTerms({ proposal }: { proposal: Proposal }) {
  return (
    <dl className={styles.terms}>
      <Term label="Pagamento">
        <Payment proposal={proposal} />
      </Term>
      <Term label="Entrega">{proposal.Delivery.Text || TO_BE_AGREED}</Term>
      <Term label="Validade">
        <Validity proposal={proposal} />
      </Term>
      {proposal.ClientNote && (
        <Term label="Observação do vendedor">
          <p className={styles.note}>{proposal.ClientNote}</p>
        </Term>
      )}
    </dl>
  );
}
