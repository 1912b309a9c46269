import type { ClientRelations, Person } from '@rodovia/shared/contracts/people';
import { formatCents } from '@rodovia/shared/contracts/proposals';
import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import type { PagedResult } from '@rodovia/shared/contracts/records';
import { Section } from '@rodovia/shared/crud';
import { ProposalTag } from '@rodovia/shared/proposal-tag';
import { Link } from '@rodovia/shared/router';
import { callPath, formatInstant, formatNumber } from '@rodovia/shared/runtime';
import { StatusTag } from '@rodovia/shared/status-tag';
import { QUOTATIONS, Read, Totals } from './client-totals';
import { Likeness } from './likeness';
import { Notes } from './notes';
import styles from './relations.module.css';

const SHOWN = 5;

/** Address of the client's latest quotations; the page's first view declares the same call. */
const latestPath = (code: string) =>
  callPath('/shopping-cart/pagged', {
    page: 1,
    quantity: SHOWN,
    orderBy: 'Created desc',
    client: code,
  });

function QuotationRow({ quotation }: { quotation: ShoppingCart }) {
  const { Code, Number: number, Created, Status, ProposalStatus, ProposalExpired, ProposalTotal } = quotation;
  const hasTotal = typeof ProposalTotal === 'number';
  return (
    <tr>
      <th scope="row">
        <Link to={`${QUOTATIONS}/${Code}`}>nº {number}</Link>
      </th>
      <td>{formatInstant(Created)}</td>
      <td>
        <StatusTag status={Status} />
      </td>
      <td className={ProposalStatus ? undefined : styles.none}>
        {ProposalStatus ? (
          <ProposalTag status={ProposalStatus} expired={ProposalExpired} closed={Status !== 'IN PROGRESS'} />
        ) : (
          '–'
        )}
      </td>
      <td className={`${styles.amount} ${hasTotal ? '' : styles.none}`}>
        {hasTotal ? formatCents(ProposalTotal) : '–'}
      </td>
    </tr>
  );
}

function Latest({ code, data }: { code: string; data: PagedResult<ShoppingCart> }) {
  if (data.TotalCount === 0) return <p>Este cliente ainda não pediu orçamentos.</p>;
  return (
    <>
      <div className={styles.around}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Número</th>
              <th scope="col">Criado em</th>
              <th scope="col">Status</th>
              <th scope="col">Proposta</th>
              <th scope="col" className={styles.amount}>
                Valor
              </th>
            </tr>
          </thead>
          <tbody>
            {data.Results.map((quotation) => (
              <QuotationRow key={quotation.Code} quotation={quotation} />
            ))}
          </tbody>
        </table>
      </div>
      {data.TotalCount > SHOWN && (
        <Link className={styles.more} to={callPath(QUOTATIONS, { client: code })}>
          Ver os {formatNumber(data.TotalCount)} orçamentos
        </Link>
      )}
    </>
  );
}

/** History of a client: records that seem to be theirs too, totals, latest quotations, and notes. */
export function Relations({ person }: { person: Person }) {
  const { Code } = person;
  return (
    <>
      <Section title="Relacionamento">
        <Read<ClientRelations> path={`/person/${Code}/relations`} failure="Erro ao buscar os totais do cliente.">
          {(data) => <Totals code={Code} data={data} />}
        </Read>
      </Section>
      <Likeness person={person} />
      <Section title="Anotações" wide>
        <Notes code={Code} />
      </Section>
      <Section title="Últimos orçamentos" wide>
        <Read<PagedResult<ShoppingCart>> path={latestPath(Code)} failure="Erro ao buscar os orçamentos.">
          {(data) => <Latest code={Code} data={data} />}
        </Read>
      </Section>
    </>
  );
}
