import { Fact } from '@rodovia/shared/ui';
import type { Proposal } from '../contracts/proposals';
import { FREIGHT_WORDS, formatCents } from '../contracts/proposals';
import styles from './proposal-view.module.css';
import { useServerTime } from './use-server-time';
import { formatDay, validityWords } from './validity';

const TO_BE_AGREED = 'A combinar';

const freightOf = ({ Freight: { Kind }, FreightCents }: Proposal) =>
  Kind === 'VALUE' ? formatCents(FreightCents) : FREIGHT_WORDS[Kind];

/** Sum of the lines, freight, and total. */
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

/** Validity of a proposal: duration for a draft, final date for a sent one. */
function Validity({ proposal: { Status, ValidUntil, ValidityDays } }: { proposal: Proposal }) {
  const now = useServerTime();
  if (ValidUntil) return Status === 'SENT' ? capital(validityWords(ValidUntil, now)) : `Até ${formatDay(ValidUntil)}`;
  if (!ValidityDays) return TO_BE_AGREED;
  return `${ValidityDays} ${ValidityDays === 1 ? 'dia útil' : 'dias úteis'} a partir do envio`;
}

/** Payment, delivery, validity, and comment of the seller. */
export function ProposalTerms({ proposal }: { proposal: Proposal }) {
  return (
    <dl className={styles.terms}>
      <Fact label="Pagamento">
        <Payment proposal={proposal} />
      </Fact>
      <Fact label="Entrega">{proposal.Delivery.Text || TO_BE_AGREED}</Fact>
      <Fact label="Validade">
        <Validity proposal={proposal} />
      </Fact>
      {proposal.ClientNote && (
        <Fact label="Observação do vendedor">
          <p className={styles.note}>{proposal.ClientNote}</p>
        </Fact>
      )}
    </dl>
  );
}
