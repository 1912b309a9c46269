import type { Product } from '@rodovia/shared/contracts/catalog';
import type { PagedResult } from '@rodovia/shared/contracts/records';
import { ItemWords } from '@rodovia/shared/item-words';
import { Link, useNavigate, useSearchParams } from '@rodovia/shared/router';
import {
  type CartItem,
  formatMoney,
  formatNumber,
  messages,
  notify,
  useApi,
  useCart,
  useFreeItems,
  usePage,
} from '@rodovia/shared/runtime';
import { Button, buttonClass } from '@rodovia/shared/ui';
import { useSyncExternalStore } from 'react';
import { EmptyState } from '../../empty-state';
import { Estimate } from '../../estimate/estimate-view';
import { viewCallPath } from '../../first-view';
import page from '../../page.module.css';
import lineStyles from '../../products/cart-line.module.css';
import { ProductPicture } from '../../products/product-picture';
import { ReadView } from '../../read-view';
import { type SharedCart, sharedFreeCount, sharedItems, withWritten } from '../../shared-items';
import styles from './shared-cart-page.module.css';

const TITLE = 'Carrinho compartilhado';

function Row({ product, item: { Quantity, Words } }: { product: Product; item: CartItem }) {
  const { Code, Size, Description, Brand, PublicPrice } = product;
  return (
    <li className={lineStyles.row}>
      <ProductPicture product={product} className={lineStyles.picture} />
      <div className={styles.text}>
        <h2 className={lineStyles.size}>
          <Link to={`/modelos/${Code}`}>{Size}</Link>
        </h2>
        <p>{Description}</p>
        <p className={styles.soft}>{Brand?.Description}</p>
        <p className={styles.soft}>
          {PublicPrice === null ? 'Preço sob consulta' : `${formatMoney(PublicPrice)} cada`}
        </p>
        <ItemWords words={Words} label="Na lista de quem enviou" />
      </div>
      <p className={styles.quantity}>{formatNumber(Quantity)} un.</p>
    </li>
  );
}

function Nothing() {
  return (
    <EmptyState title="Este carrinho está vazio">
      <p>O endereço não tem nenhum item que ainda esteja à venda. Peça outro a quem o enviou.</p>
      <Link to="/modelos" className={buttonClass('primary')}>
        Ver todos os pneus
      </Link>
    </EmptyState>
  );
}

function Written({ freeItems }: { freeItems: readonly CartItem[] }) {
  if (freeItems.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>Por escrito</h2>
      <ul className={`plain-list ${styles.rows}`}>
        {freeItems.map(({ Code: text, Quantity }) => (
          <li key={text} className={styles.written}>
            <span>{text}</span>
            <span className={styles.quantity}>{formatNumber(Quantity)} un.</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Adds a shared cart to the visitor's own. */
function takeAll({ items, freeItems }: SharedCart) {
  const { put } = useCart.getState();
  for (const { Code, Quantity, Words } of items) put(Code, Quantity, Words);
  const free = useFreeItems.getState();
  for (const { Code, Quantity } of freeItems) free.put(Code, Quantity);
}

function Items({ cart, found }: { cart: SharedCart; found: readonly Product[] }) {
  const navigate = useNavigate();
  const isFilled = useCart((own) => own.items.length > 0);
  const { items, freeItems } = cart;
  const lines = items.flatMap((item) => {
    const product = found.find((one) => one.Code === item.Code && one.IsActive);
    return product ? [{ ...item, product, failed: false }] : [];
  });
  if (lines.length + freeItems.length === 0) return <Nothing />;
  const unavailable = items.length - lines.length;
  const take = () => {
    takeAll({ items: lines, freeItems });
    notify.success('Os itens estão no seu carrinho.');
    navigate('/carrinho');
  };
  return (
    <>
      <p className={page.lead}>Alguém enviou estes itens a você. Nada entra no seu carrinho antes de você decidir.</p>
      {unavailable > 0 && (
        <p className={lineStyles.gone} role="status">
          {unavailable === 1 ? 'Um pneu deste carrinho não está' : `${unavailable} pneus deste carrinho não estão`} mais
          à venda.
        </p>
      )}
      <ul className={`plain-list ${styles.rows}`}>
        {lines.map((line) => (
          <Row key={line.Code} product={line.product} item={line} />
        ))}
      </ul>
      <Written freeItems={freeItems} />
      <div className={styles.estimate}>
        <Estimate lines={lines} />
      </div>
      <div className={styles.actions}>
        <Button kind="primary" onClick={take}>
          Pôr no meu carrinho
        </Button>
        {isFilled && <p className={styles.soft}>O que já está no seu carrinho fica.</p>}
      </div>
    </>
  );
}

const NONE: readonly Product[] = [];

function onFragment(notice: () => void) {
  addEventListener('hashchange', notice);
  return () => removeEventListener('hashchange', notice);
}

/** Returns the fragment of the address; undefined where the server draws, which does not receive it. */
const useFragment = () =>
  useSyncExternalStore<string | undefined>(
    onFragment,
    () => location.hash,
    () => undefined,
  );

/** A cart shared by somebody else, shown before it is added to one's own. */
export function SharedCartPage() {
  const [search] = useSearchParams();
  const fragment = useFragment();
  const items = sharedItems(search);
  const cart = withWritten(items, fragment ?? '');
  const read = useApi<PagedResult<Product>>(
    viewCallPath('/carrinho/compartilhado', 'shared', { p: search.get('p') ?? '' }),
    { enabled: items.length > 0 },
  );
  usePage(TITLE, [{ label: TITLE }]);
  const isWaiting = fragment === undefined && sharedFreeCount(search) > 0;
  return (
    <div className={page.page}>
      <h1 className={page.title}>{TITLE}</h1>
      {items.length > 0 && (
        <ReadView read={read} failure="Não foi possível abrir este carrinho." missing={<Nothing />}>
          {({ Results }) => <Items cart={cart} found={Results} />}
        </ReadView>
      )}
      {items.length === 0 && (isWaiting ? <p>{messages.loading}</p> : <Items cart={cart} found={NONE} />)}
    </div>
  );
}
