import type { ShoppingCart, ShoppingCartItem } from '@rodovia/shared/contracts';
import { statusWords } from '@rodovia/shared/contracts/quotation-statuses';
import { Link, useParams } from '@rodovia/shared/router';
import { callPath, formatInstant, messages, useApi, usePage, useQuotationEvents } from '@rodovia/shared/runtime';
import { buttonClass } from '@rodovia/shared/ui';
import { EmptyState } from '../../empty-state';
import page from '../../page.module.css';
import { ReadView } from '../../read-view';
import { RequireLogin } from '../../require-login';
import { CancelButton } from './cancel-button';
import { History } from './history';
import styles from './my-quotations.module.css';
import { RepeatButton } from './repeat-button';
import { nextStep } from './status';
import { StatusTag } from './status-tag';

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

function Quotation({ quotation }: { quotation: ShoppingCart }) {
  const {
    Number: number,
    Status,
    Created,
    Updated,
    Seller,
    ShoppingCartItem: items = [],
    History: steps = [],
  } = quotation;
  return (
    <>
      <div className={styles.head}>
        <h1 className={page.title}>Orçamento {number}</h1>
        <StatusTag status={Status} />
      </div>
      <p className={page.lead}>{nextStep(Status)}</p>
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
          <dd>{Seller ? Seller.Name : 'Ainda não definido'}</dd>
        </div>
      </dl>
      <Items items={items} />
      <History steps={steps} />
      <div className={styles.actions}>
        <RepeatButton quotation={quotation} />
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
  const title = quotation.data ? `Orçamento ${quotation.data.Number}` : 'Orçamento';
  usePage(title, [{ label: 'Meus orçamentos', href: '/orcamentos' }, { label: title }]);
  return (
    <ReadView read={quotation} failure={messages.quotationNotLoaded} missing={<Missing />}>
      {(found) => <Quotation quotation={found} />}
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
