import { formatCents } from '@rodovia/shared/contracts/proposals';
import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { statusWords } from '@rodovia/shared/contracts/quotations';
import type { PagedResult } from '@rodovia/shared/contracts/records';
import { askedPage } from '@rodovia/shared/contracts/records';
import { Link, useSearchParams } from '@rodovia/shared/router';
import { formatInstant, messages, serverNow, useApi, usePage, useQuotationEvents } from '@rodovia/shared/runtime';
import { buttonClass } from '@rodovia/shared/ui';
import { unreadWords } from '@rodovia/shared/unread';
import { RequireLogin } from '../../account/require-login';
import { EmptyState } from '../../empty-state';
import { viewCallPath } from '../../first-view';
import { GuestLinks } from '../../guest/guest-links';
import { NoSuchPage } from '../../no-such-page';
import page from '../../page.module.css';
import { usePageNumber } from '../../pagination/page-number';
import { Pagination } from '../../pagination/pagination';
import { ReadView } from '../../read-view';
import styles from './my-quotations.module.css';
import { STATE_WORDS, stateOf } from './proposal/proposal-state';
import { chosenFilters, FILTERS, QuotationFilters, withoutFilters } from './quotation-filters';
import { StatusTag } from './status-tag';

/** State and total of the latest proposal. */
function ProposalLine({ quotation }: { quotation: ShoppingCart }) {
  const { ProposalStatus: Status, ProposalExpired: Expired = false, ProposalTotal: cents } = quotation;
  if (!Status) return null;
  const words =
    STATE_WORDS[stateOf({ Status, Expired }, serverNow(), quotation.Status === 'IN PROGRESS')].toLocaleLowerCase(
      'pt-BR',
    );
  return (
    <p className={styles.meta}>
      Proposta {words}
      {typeof cents === 'number' && (
        <>
          {': '}
          <strong>{formatCents(cents)}</strong>
        </>
      )}
    </p>
  );
}

function Row({ quotation }: { quotation: ShoppingCart }) {
  const { Code, Number: number, Created, ItemCount, Unread: unread = 0 } = quotation;
  return (
    <li className={styles.row}>
      <div>
        <h2 className={styles.number}>
          <Link to={`/orcamentos/${Code}`}>Orçamento {number}</Link>
        </h2>
        <p className={styles.meta}>
          {formatInstant(Created)} · {ItemCount} {ItemCount === 1 ? 'item' : 'itens'}
        </p>
        <ProposalLine quotation={quotation} />
      </div>
      <div className={styles.tags}>
        {unread > 0 && <span className={styles.unread}>{unreadWords(unread)}</span>}
        <StatusTag quotation={quotation} />
      </div>
    </li>
  );
}

/** No quotation matches the filters. */
function NothingFound() {
  const [search] = useSearchParams();
  return (
    <EmptyState title={messages.notFound}>
      <p>Nenhum orçamento seu atende a estes filtros.</p>
      <Link to={{ search: withoutFilters(search).toString() }} className={buttonClass('primary')}>
        Ver todos os orçamentos
      </Link>
    </EmptyState>
  );
}

interface ResultsProps {
  found: PagedResult<ShoppingCart>;
  current: number;
  isFiltered: boolean;
}

function Results({ found, current, isFiltered }: ResultsProps) {
  if (found.Results.length === 0) {
    if (found.TotalPages > 0) return <NoSuchPage requested={current} last={found.TotalPages} />;
    if (isFiltered) return <NothingFound />;
    return (
      <EmptyState title={messages.notFound}>
        <p>Você ainda não tem orçamentos.</p>
        <Link to="/modelos" className={buttonClass('primary')}>
          Escolher pneus
        </Link>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="plain-list">
        {found.Results.map((quotation) => (
          <Row key={quotation.Code} quotation={quotation} />
        ))}
      </ul>
      <Pagination current={current} total={found.TotalPages} />
    </>
  );
}

function List() {
  useQuotationEvents(statusWords);
  const current = usePageNumber();
  const [search] = useSearchParams();
  const chosen = Object.fromEntries(FILTERS.map((name) => [name, search.get(name) ?? '']));
  const url = viewCallPath('/orcamentos', 'quotations', { ...chosen, page: String(askedPage(current)) });
  const quotations = useApi<PagedResult<ShoppingCart>>(url, { staleTime: 0 });
  const isFiltered = chosenFilters(search).length > 0;
  const isEmpty = !isFiltered && quotations.data?.TotalCount === 0;
  return (
    <>
      {!isEmpty && <QuotationFilters />}
      <ReadView read={quotations} failure="Erro ao buscar os orçamentos.">
        {(found) => <Results found={found} current={current} isFiltered={isFiltered} />}
      </ReadView>
    </>
  );
}

/** The client's quotations, newest first. */
export function QuotationListPage() {
  usePage('Meus orçamentos', [{ label: 'Meus orçamentos' }]);
  return (
    <div className={page.page}>
      <h1 className={page.title}>Meus orçamentos</h1>
      <GuestLinks />
      <RequireLogin>
        <List />
      </RequireLogin>
    </div>
  );
}
