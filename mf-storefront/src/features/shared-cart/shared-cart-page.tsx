import type { Product } from '@rodovia/shared/contracts/catalog';
import type { PagedResult } from '@rodovia/shared/contracts/records';
import { Link, useNavigate, useSearchParams } from '@rodovia/shared/router';
import { type CartItem, formatMoney, formatNumber, notify, useApi, useCart, usePage } from '@rodovia/shared/runtime';
import { Button, buttonClass } from '@rodovia/shared/ui';
import { EmptyState } from '../../empty-state';
import { viewCallPath } from '../../first-view';
import page from '../../page.module.css';
import lineStyles from '../../products/cart-line.module.css';
import { ProductPicture } from '../../products/product-picture';
import { ReadView } from '../../read-view';
import { sharedItems } from '../../shared-items';
import styles from './shared-cart-page.module.css';

const TITLE = 'Carrinho compartilhado';

function Row({ product, quantity }: { product: Product; quantity: number }) {
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
      </div>
      <p className={styles.quantity}>{formatNumber(quantity)} un.</p>
    </li>
  );
}

function Nothing() {
  return (
    <EmptyState title="Este carrinho está vazio">
      <p>O endereço não tem nenhum pneu que ainda esteja à venda. Peça outro a quem o enviou.</p>
      <Link to="/modelos" className={buttonClass('primary')}>
        Ver todos os pneus
      </Link>
    </EmptyState>
  );
}

function Items({ items, found }: { items: readonly CartItem[]; found: readonly Product[] }) {
  const navigate = useNavigate();
  const isFilled = useCart((cart) => cart.items.length > 0);
  const lines = items.flatMap(({ Code, Quantity }) => {
    const product = found.find((one) => one.Code === Code && one.IsActive);
    return product ? [{ product, Quantity }] : [];
  });
  if (lines.length === 0) return <Nothing />;
  const unavailable = items.length - lines.length;
  const take = () => {
    const { put } = useCart.getState();
    for (const { product, Quantity } of lines) put(product.Code, Quantity);
    notify.success('Os pneus estão no seu carrinho.');
    navigate('/carrinho');
  };
  return (
    <>
      <p className={page.lead}>Alguém enviou estes pneus a você. Nada entra no seu carrinho antes de você decidir.</p>
      {unavailable > 0 && (
        <p className={lineStyles.gone} role="status">
          {unavailable === 1 ? 'Um pneu deste carrinho não está' : `${unavailable} pneus deste carrinho não estão`} mais
          à venda.
        </p>
      )}
      <ul className={`plain-list ${styles.rows}`}>
        {lines.map(({ product, Quantity }) => (
          <Row key={product.Code} product={product} quantity={Quantity} />
        ))}
      </ul>
      <div className={styles.actions}>
        <Button kind="primary" onClick={take}>
          Pôr no meu carrinho
        </Button>
        {isFilled && <p className={styles.soft}>O que já está no seu carrinho fica.</p>}
      </div>
    </>
  );
}

/** A cart shared by somebody else, shown before it is added to one's own. */
export function SharedCartPage() {
  const [search] = useSearchParams();
  const items = sharedItems(search);
  const read = useApi<PagedResult<Product>>(
    viewCallPath('/carrinho/compartilhado', 'shared', { p: search.get('p') ?? '' }),
    { enabled: items.length > 0 },
  );
  usePage(TITLE, [{ label: TITLE }]);
  return (
    <div className={page.page}>
      <h1 className={page.title}>{TITLE}</h1>
      {items.length === 0 ? (
        <Nothing />
      ) : (
        <ReadView read={read} failure="Não foi possível abrir este carrinho." missing={<Nothing />}>
          {({ Results }) => <Items items={items} found={Results} />}
        </ReadView>
      )}
    </div>
  );
}
