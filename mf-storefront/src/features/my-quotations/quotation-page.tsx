import type { ShoppingCart, ShoppingCartItem } from '@rodovia/shared/contracts';
import type { Proposal } from '@rodovia/shared/contracts/proposals';
import { statusWords } from '@rodovia/shared/contracts/quotation-statuses';
import { Link, useParams } from '@rodovia/shared/router';
import {
  callPath,
  formatInstant,
  lazyComponent,
  messages,
  useApi,
  usePage,
  useQuotationEvents,
} from '@rodovia/shared/runtime';
import { Boundary, buttonClass } from '@rodovia/shared/ui';
import { useState } from 'react';
import { EmptyState } from '../../empty-state';
import page from '../../page.module.css';
import { ReadView } from '../../read-view';
import { RequireLogin } from '../../require-login';
import { CancelButton } from './cancel-button';
import { History } from './history';
import styles from './my-quotations.module.css';
import { ProposalSection } from './proposal/proposal-section';
import { SellerContact } from './proposal/seller-contact';
import { RepeatButton } from './repeat-button';
import { nextStep } from './status';
import { StatusTag } from './status-tag';

const ClientConversation = lazyComponent(() =>
  import(/* webpackChunkName: "conversation" */ './conversation/client-conversation').then(
    ({ ClientConversation }) => ClientConversation,
  ),
);

function Items({ items }: { items: ShoppingCartItem[] }) {
  if (items.length === 0) return <p>{messages.noItems}</p>;
  return (
    <table className={styles.items}>
      <caption className={page.hidden}>Itens do orçamento</caption>
      <thead>
        <tr>
          <th scope="col">Medida</th>
          <th scope="col">Descrição</th>
          <th scope="col">Quantidade</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ Code, Product, Quantity }) => (
          <tr key={Code}>
            <th scope="row">{Product.Size}</th>
            <td>{Product.Description}</td>
            <td>{Quantity}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const NONE: Proposal[] = [];

type Read<T> = Parameters<typeof ReadView<T>>[0]['read'];

interface Props {
  quotation: ShoppingCart;
  proposals: Read<Proposal[]>;
}

function Quotation({ quotation, proposals }: Props) {
  const { Number: number, Status, Created, Updated, ShoppingCartItem: items = [], History: steps = [] } = quotation;
  const next = nextStep(quotation);
  const isSettled = Status === 'COMPLETE' || Status === 'CANCEL';
  const [outdated, setOutdated] = useState('');
  const [begun, setBegun] = useState(0);
  return (
    <>
      <div className={styles.head}>
        <h1 className={page.title}>Orçamento {number}</h1>
        <StatusTag status={Status} />
      </div>
      {next && <p className={page.lead}>{next}</p>}
      <dl className={styles.facts}>
        <div>
          <dt>Criado</dt>
          <dd>{formatInstant(Created)}</dd>
        </div>
        <div>
          <dt>Atualizado</dt>
          <dd>{formatInstant(Updated)}</dd>
        </div>
        <div>
          <dt>Vendedor</dt>
          <dd>
            <SellerContact quotation={quotation} />
          </dd>
        </div>
      </dl>
      {Status !== 'OPEN' && (
        <ReadView
          read={proposals}
          failure="Não foi possível carregar a proposta."
          blank={quotation.ProposalStatus ? undefined : false}
        >
          {(versions) => (
            <ProposalSection
              quotation={quotation}
              versions={versions}
              outdated={outdated}
              onOutdated={setOutdated}
              onChange={() => setBegun(begun + 1)}
            />
          )}
        </ReadView>
      )}
      <Boundary title="A conversa não abriu" loading={<div className={styles.waiting} aria-busy="true" />}>
        <ClientConversation
          quotation={quotation}
          versions={proposals.data ?? NONE}
          begun={begun}
          onOutdated={setOutdated}
        />
      </Boundary>
      <h2 className={styles.heading}>Pedido</h2>
      <Items items={items} />
      <History steps={steps} />
      <div className={styles.actions}>
        {!isSettled && <RepeatButton quotation={quotation} />}
        <CancelButton quotation={quotation} />
      </div>
    </>
  );
}

function Missing() {
  return (
    <EmptyState title={messages.notFound}>
      <p>Este orçamento não existe ou não é seu.</p>
      <Link to="/orcamentos" className={buttonClass('primary')}>
        Meus orçamentos
      </Link>
    </EmptyState>
  );
}

function Found({ code }: { code: string }) {
  useQuotationEvents(statusWords);
  const url = callPath(`/shopping-cart/${encodeURIComponent(code)}`, {
    include: 'Person,Seller,ShoppingCartItem,History',
  });
  const quotation = useApi<ShoppingCart>(url, { staleTime: 0 });
  const proposals = useApi<Proposal[]>(`/proposal/by-quotation/${encodeURIComponent(code)}`, { staleTime: 0 });
  const title = quotation.data ? `Orçamento ${quotation.data.Number}` : 'Orçamento';
  usePage(title, [{ label: 'Meus orçamentos', href: '/orcamentos' }, { label: title }]);
  return (
    <ReadView read={quotation} failure={messages.quotationNotLoaded} missing={<Missing />}>
      {(found) => <Quotation quotation={found} proposals={proposals} />}
    </ReadView>
  );
}

/** One of the client's own quotations. */
export function QuotationPage() {
  const { code = '' } = useParams();
  return (
    <div className={page.page}>
      <RequireLogin>
        <Found code={code} />
      </RequireLogin>
    </div>
  );
}
