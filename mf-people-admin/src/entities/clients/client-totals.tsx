import type { ClientContact, ClientRelations } from '@rodovia/shared/contracts/people';
import { formatCents } from '@rodovia/shared/contracts/proposals';
import { Button, Facts } from '@rodovia/shared/crud';
import { Link } from '@rodovia/shared/router';
import { callPath, formatInstant, formatNumber, messageOf, messages, useApi } from '@rodovia/shared/runtime';
import type { ReactNode } from 'react';
import styles from './relations.module.css';

export const QUOTATIONS = '/admin/orcamentos';

const CONTACT_WORDS: Record<ClientContact, string> = {
  QUOTATION: 'pediu o orçamento',
  MESSAGE: 'mensagem no orçamento',
  PROPOSAL: 'proposta enviada no orçamento',
};

function LastContact({ contact }: { contact: ClientRelations['LastContact'] }) {
  if (!contact) return 'Ainda sem contato.';
  const { At, Kind, QuotationCode, QuotationNumber } = contact;
  return (
    <>
      {formatInstant(At)}, {CONTACT_WORDS[Kind]} <Link to={`${QUOTATIONS}/${QuotationCode}`}>nº {QuotationNumber}</Link>
    </>
  );
}

interface ReadProps<T> {
  path: string;
  /** What is said if the call fails. */
  failure: string;
  children: (data: T) => ReactNode;
}

/** Reads something and shows it; while it is read, a placeholder, and a retry button if it fails. */
export function Read<T>({ path, failure, children }: ReadProps<T>) {
  const { data, error, refetch } = useApi<T>(path, { staleTime: 0 });
  if (data) return children(data);
  if (!error) return <div className={styles.waiting} aria-busy="true" />;
  return (
    <p role="alert">
      {messageOf(error, failure)} <Button onClick={() => void refetch()}>{messages.retry}</Button>
    </p>
  );
}

/** Totals of a client's quotations and proposals. */
export function Totals({ code, data, columns }: { code: string; data: ClientRelations; columns?: boolean }) {
  const listOf = (status: string, count: number) => (
    <Link key={status} to={callPath(QUOTATIONS, { client: code, status })}>
      {formatNumber(count)}
    </Link>
  );
  return (
    <Facts
      columns={columns}
      facts={[
        ['Último contato', <LastContact key="last" contact={data.LastContact} />],
        ['Orçamentos', listOf('', data.Quotations)],
        ['Abertos', listOf('OPEN', data.Open)],
        ['Em atendimento', listOf('IN PROGRESS', data.InProgress)],
        ['Concluídos', listOf('COMPLETE', data.Complete)],
        ['Cancelados', listOf('CANCEL', data.Cancelled)],
        ['Ganhos', formatNumber(data.Won)],
        ['Com proposta', formatNumber(data.ProposalsSent)],
        ['Propostas aceitas', formatNumber(data.ProposalsAccepted)],
        ['Valor aceito', formatCents(data.AcceptedCents)],
      ]}
    />
  );
}
