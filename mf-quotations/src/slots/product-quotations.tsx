import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import type { PagedResult } from '@rodovia/shared/contracts/records';
import { Link } from '@rodovia/shared/router';
import {
  callPath,
  formatInstant,
  formatNumber,
  messageOf,
  messages,
  useApi,
  useSession,
} from '@rodovia/shared/runtime';
import type { FillingOf } from '@rodovia/shared/slots';
import { StatusTag } from '@rodovia/shared/status-tag';
import { Button } from '@rodovia/shared/ui';
import styles from './product-quotations.module.css';

const SHOWN = 5;

/** Address of a product's latest quotations; `fills` in `module.json` declares the same call. */
const latestPath = (product: string) =>
  callPath('/shopping-cart/pagged', {
    page: 1,
    quantity: SHOWN,
    orderBy: 'Created desc',
    product,
    include: 'Person,ShoppingCartItem',
  });

interface LineProps {
  quotation: ShoppingCart;
  product: string;
  list: string;
}

function Line({ quotation, product, list }: LineProps) {
  const { Code, Number: number, Created, Status, Person, ShoppingCartItem = [] } = quotation;
  const quantity = ShoppingCartItem.find(({ Product }) => Product.Code === product)?.Quantity;
  return (
    <li className={styles.line}>
      <Link to={`${list}/${Code}`}>nº {number}</Link>
      <span className={styles.client}>{Person?.Name}</span>
      <span className={styles.facts}>
        {quantity && <b>{quantity === 1 ? '1 pneu' : `${formatNumber(quantity)} pneus`}</b>} {formatInstant(Created)}
      </span>
      <StatusTag status={Status} />
    </li>
  );
}

function Latest({ data, product }: { data: PagedResult<ShoppingCart>; product: string }) {
  const isAdmin = useSession((session) => session.isAdmin);
  const list = isAdmin ? '/admin/orcamentos' : '/orcamentos';
  if (data.TotalCount === 0) return <p>Ninguém pediu este pneu ainda.</p>;
  const all = `${formatNumber(data.TotalCount)} orçamentos com este pneu`;
  return (
    <>
      <p className={styles.count}>{data.TotalCount === 1 ? '1 orçamento com este pneu' : all}</p>
      <ul className="plain-list">
        {data.Results.map((quotation) => (
          <Line key={quotation.Code} quotation={quotation} product={product} list={list} />
        ))}
      </ul>
    </>
  );
}

/** Who asked for a product before: its latest quotations, of a seller the own ones. */
export const ProductQuotations: FillingOf<'product.below'> = ({ code }) => {
  const { data, error, refetch } = useApi<PagedResult<ShoppingCart>>(latestPath(code), { staleTime: 0 });
  return (
    <section className={styles.part} aria-labelledby="pedidos-do-pneu">
      <h2 id="pedidos-do-pneu" className={styles.title}>
        Histórico de pedidos deste pneu
      </h2>
      {data && <Latest data={data} product={code} />}
      {!data && !error && <div className={styles.waiting} aria-busy="true" />}
      {!data && error && (
        <p role="alert">
          {messageOf(error, 'Erro ao buscar os orçamentos deste pneu.')}{' '}
          <Button onClick={() => void refetch()}>{messages.retry}</Button>
        </p>
      )}
    </section>
  );
};
