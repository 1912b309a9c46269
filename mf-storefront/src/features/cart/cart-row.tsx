import { formatCents } from '@rodovia/shared/contracts/money';
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

function Name({ line }: { line: CartLine }) {
  if (line.failed) return <p className={styles.gone}>Não foi possível carregar este produto.</p>;
  if (line.product === undefined) return <p>{messages.loading}</p>;
  if (line.product === null) return <p className={styles.gone}>Produto não está mais disponível</p>;
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

function labelOf({ product }: CartLine): string {
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
  const label = labelOf(line);
  return (
    <li className={styles.row}>
      {line.product ? (
        <ProductPicture product={line.product} className={styles.picture} />
      ) : (
        <div className={styles.picture} />
      )}
      <Name line={line} />
      <div className={styles.actions}>
        <QuantityStepper value={line.Quantity} label={label} onChange={(quantity) => put(line.Code, quantity)} />
        <Button aria-label={`Remover ${label}`} onClick={() => onRemove(line.product?.Description ?? 'O produto')}>
          Remover
        </Button>
      </div>
    </li>
  );
}
