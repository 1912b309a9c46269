import type { Proposal } from '@rodovia/shared/contracts/proposals';
import type { QuotationDetails, ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { statusWords } from '@rodovia/shared/contracts/quotations';
import { Link } from '@rodovia/shared/router';
import {
  callPath,
  formatInstant,
  lazyComponent,
  messages,
  useApi,
  usePage,
  useQuotationEvents,
} from '@rodovia/shared/runtime';
import { Boundary, Button, buttonClass } from '@rodovia/shared/ui';
import { type ReactNode, useState } from 'react';
import { RequireLogin } from '../../account/require-login';
import { EmptyState } from '../../empty-state';
import { GuestNote } from '../../guest/guest-note';
import page from '../../page.module.css';
import { ReadView } from '../../read-view';
import { CancelButton } from './cancel-button';
import { History } from './history';
import styles from './my-quotations.module.css';
import { NextSteps } from './next-steps';
import { ProposalSection } from './proposal/proposal-section';
import { SellerContact } from './proposal/seller-contact';
import { QuotedItems } from './quoted-items';
import { RepeatButton } from './repeat-button';
import { StatusTag } from './status-tag';
import { WrittenItems } from './written-items';

const ClientConversation = lazyComponent(() =>
  import(/* webpackChunkName: "conversation" */ './conversation/client-conversation').then(
    ({ ClientConversation }) => ClientConversation,
  ),
);

const NONE: Proposal[] = [];

const HEADING = 'titulo-do-orcamento';

type Read<T> = Parameters<typeof ReadView<T>>[0]['read'];

interface Props {
  quotation: ShoppingCart;
  /** Whether it was just created from the cart. */
  isNew: boolean;
  proposals: Read<Proposal[]>;
}

/** What the client added when closing the cart. */
function Details({ details }: { details: QuotationDetails | undefined }) {
  if (!details) return null;
  const { WantedBy, Delivery, PurchaseOrder, Note } = details;
  const facts = [
    ['Desejado até', WantedBy?.split('-').reverse().join('/')],
    ['Entrega', Delivery],
    ['Seu pedido de compra', PurchaseOrder],
    ['Sua observação', Note],
  ].filter(([, value]) => value);
  return facts.map(([label, value]) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd className={styles.said}>{value}</dd>
    </div>
  ));
}

function Quotation({ quotation, isNew, proposals }: Props) {
  const { Number: number, Status, Created, Updated, ShoppingCartItem: items = [], History: steps = [] } = quotation;
  const isSettled = Status === 'COMPLETE' || Status === 'CANCEL';
  const [outdated, setOutdated] = useState('');
  const [startCount, setStartCount] = useState(0);
  return (
    <>
      <div className={styles.head}>
        <h1 className={page.title} id={HEADING} tabIndex={-1}>
          Orçamento {number}
        </h1>
        <StatusTag quotation={quotation} />
      </div>
      {isNew && (
        <p className={styles.received}>
          Recebemos o seu pedido. Ele é o <Link to={`/orcamentos/${quotation.Code}`}>Orçamento {number}</Link>; você o
          encontra sempre em <Link to="/orcamentos">Meus orçamentos</Link>.
        </p>
      )}
      <NextSteps quotation={quotation} accepted={proposals.data?.find((version) => version.Status === 'ACCEPTED')} />
      <dl className={`fact-list ${page.facts}`}>
        <div className={styles.printed}>
          <dt>Cliente</dt>
          <dd>{quotation.Person?.Name}</dd>
        </div>
        <div>
          <dt>Criado</dt>
          <dd>{formatInstant(Created)}</dd>
        </div>
        <div>
          <dt>Atualizado</dt>
          <dd>{formatInstant(Updated)}</dd>
        </div>
        <Details details={quotation.Details} />
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
              onChange={() => setStartCount(startCount + 1)}
            />
          )}
        </ReadView>
      )}
      <GuestNote quotation={quotation} />
      <Boundary title="A conversa não abriu" loading={<div className={styles.waiting} aria-busy="true" />}>
        <ClientConversation
          quotation={quotation}
          versions={proposals.data ?? NONE}
          startCount={startCount}
          onOutdated={setOutdated}
        />
      </Boundary>
      <h2 className={styles.heading}>Pedido</h2>
      <QuotedItems items={items} isEstimated={!isSettled && !quotation.ProposalStatus} />
      <WrittenItems items={quotation.FreeItem ?? []} isOpen={Status === 'OPEN'} />
      <History steps={steps} />
      <div className={styles.actions}>
        {!isSettled && <RepeatButton quotation={quotation} />}
        <Button onClick={() => print()}>Imprimir</Button>
        <CancelButton quotation={quotation} heading={HEADING} />
      </div>
    </>
  );
}

function Missing() {
  return (
    <EmptyState title={messages.notFound} isPage>
      <p>Este orçamento não existe ou não é seu.</p>
      <Link to="/orcamentos" className={buttonClass('primary')}>
        Meus orçamentos
      </Link>
    </EmptyState>
  );
}

interface Shown {
  code: string;
  /** Whether closing the cart led here. */
  isNew: boolean;
  /** Shown if there is no such quotation for the reader; by default, that it does not exist. */
  missing?: ReactNode;
}

function Found({ code, isNew, missing }: Shown) {
  useQuotationEvents(statusWords);
  const url = callPath(`/shopping-cart/${encodeURIComponent(code)}`, {
    include: 'Person,Seller,ShoppingCartItem,FreeItem,History,Details',
  });
  const quotation = useApi<ShoppingCart>(url, { staleTime: 0 });
  const proposals = useApi<Proposal[]>(`/proposal/by-quotation/${encodeURIComponent(code)}`, { staleTime: 0 });
  const title = quotation.data ? `Orçamento ${quotation.data.Number}` : 'Orçamento';
  usePage(title, [{ label: 'Meus orçamentos', href: '/orcamentos' }, { label: title }]);
  return (
    <ReadView read={quotation} failure={messages.quotationNotLoaded} missing={missing || <Missing />} isPage>
      {(found) => <Quotation quotation={found} isNew={isNew} proposals={proposals} />}
    </ReadView>
  );
}

/** A quotation of the client. */
export function QuotationPage(shown: Shown) {
  return (
    <div className={page.page}>
      <RequireLogin isPage>
        <Found {...shown} />
      </RequireLogin>
    </div>
  );
}
