import type { EqualProduct } from '@rodovia/shared/contracts';
import { formatCents } from '@rodovia/shared/contracts/money';
import { takeInstead, useGone } from '@rodovia/shared/gone-product';
import { Link } from '@rodovia/shared/router';
import { type CartLine, messages, useCart } from '@rodovia/shared/runtime';
import { Button, QuantityStepper } from '@rodovia/shared/ui';
import { ProductPicture } from '../../product-picture';
import styles from './cart-page.module.css';
import { priceOf } from './estimate';

function Price({ line }: { line: CartLine }) {
  const price = priceOf(line);
  if (!price) return <p className={styles.price}>Preço sob consulta</p>;
  return (
    <p className={styles.price}>
      {formatCents(price.unitCents)} cada · <strong>{formatCents(price.totalCents)}</strong>
    </p>
  );
}

/** What it was, that it is not for sale any more, and what can take its place. */
function Gone({ line, gone }: { line: CartLine; gone: EqualProduct | undefined }) {
  const sentence = <p className={styles.gone}>Produto não está mais disponível</p>;
  if (!gone?.Product) return sentence;
  const { Product, Equal } = gone;
  return (
    <div>
      <h2 className={styles.size}>{Product.Size}</h2>
      <p className={styles.name}>{Product.Description}</p>
      {sentence}
      {Equal && (
        <Button onClick={() => takeInstead(useCart, line, Equal)}>
          Trocar por {Equal.Size} {Equal.Description}
        </Button>
      )}
    </div>
  );
}

function Name({ line, gone }: { line: CartLine; gone: EqualProduct | undefined }) {
  if (line.failed) return <p className={styles.gone}>Não foi possível carregar este produto.</p>;
  if (line.product === undefined) return <p>{messages.loading}</p>;
  if (line.product === null) return <Gone line={line} gone={gone} />;
  const { Code, Size, Description, Brand } = line.product;
  return (
    <div>
      <h2 className={styles.size}>
        <Link to={`/modelos/${Code}`}>{Size}</Link>
      </h2>
      <p className={styles.name}>{Description}</p>
      <p className={styles.brand}>{Brand?.Description}</p>
      <Price line={line} />
    </div>
  );
}

function labelOf({ product }: CartLine, gone: EqualProduct | undefined): string {
  if (gone?.Product) return `produto indisponível: ${gone.Product.Size} ${gone.Product.Description}`;
  if (product) return `${product.Size} ${product.Description}`;
  return product === null ? 'produto indisponível' : 'produto';
}

interface Props {
  line: CartLine;
  onRemove: (name: string) => void;
}

/** A line of the cart: product, quantity, removal. */
export function CartRow({ line, onRemove }: Props) {
  const put = useCart((cart) => cart.put);
  const gone = useGone(line);
  const shown = line.product ?? gone?.Product;
  const label = labelOf(line, gone);
  return (
    <li className={styles.row} data-line={line.Code}>
      {shown ? <ProductPicture product={shown} className={styles.picture} /> : <div className={styles.picture} />}
      <Name line={line} gone={gone} />
      <div className={styles.actions}>
        <QuantityStepper value={line.Quantity} label={label} onChange={(quantity) => put(line.Code, quantity)} />
        <Button aria-label={`Remover ${label}`} onClick={() => onRemove(shown?.Description ?? 'O produto')}>
          Remover
        </Button>
      </div>
    </li>
  );
}
