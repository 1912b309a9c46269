import type { EqualProduct } from '@rodovia/shared/contracts/catalog';
import { formatCents } from '@rodovia/shared/contracts/proposals';
import { ItemWords } from '@rodovia/shared/item-words';
import { Link } from '@rodovia/shared/router';
import { type CartLine, messages, useCart } from '@rodovia/shared/runtime';
import { Button, QuantityStepper } from '@rodovia/shared/ui';
import { replaceInList, useUnavailableProduct } from '@rodovia/shared/unavailable-product';
import { priceOf } from '../../estimate/estimate';
import lineStyles from '../../products/cart-line.module.css';
import { ProductPicture } from '../../products/product-picture';
import styles from './cart-page.module.css';

function Price({ line }: { line: CartLine }) {
  const price = priceOf(line);
  if (!price) return <p className={styles.price}>Preço sob consulta</p>;
  return (
    <p className={styles.price}>
      {formatCents(price.unitCents)} cada · <strong>{formatCents(price.totalCents)}</strong>
    </p>
  );
}

/** A product that is no longer for sale, with a replacement if there is one. */
function UnavailableProduct({ line, replacement }: { line: CartLine; replacement: EqualProduct | undefined }) {
  const sentence = <p className={lineStyles.gone}>Produto não está mais disponível</p>;
  if (!replacement?.Product) return sentence;
  const { Product, Equal } = replacement;
  return (
    <div>
      <h2 className={lineStyles.size}>{Product.Size}</h2>
      <p className={styles.name}>{Product.Description}</p>
      {sentence}
      {Equal && (
        <Button onClick={() => replaceInList(useCart, line, Equal)}>
          Trocar por {Equal.Size} {Equal.Description}
        </Button>
      )}
    </div>
  );
}

function Name({ line, replacement }: { line: CartLine; replacement: EqualProduct | undefined }) {
  if (line.failed) return <p className={lineStyles.gone}>Não foi possível carregar este produto.</p>;
  if (line.product === undefined) return <p>{messages.loading}</p>;
  if (line.product === null) return <UnavailableProduct line={line} replacement={replacement} />;
  const { Code, Size, Description, Brand } = line.product;
  return (
    <div>
      <h2 className={lineStyles.size}>
        <Link to={`/modelos/${Code}`}>{Size}</Link>
      </h2>
      <p className={styles.name}>{Description}</p>
      <p className={styles.brand}>{Brand?.Description}</p>
      <Price line={line} />
      <ItemWords words={line.Words} label="Na sua lista" />
    </div>
  );
}

function labelOf({ product }: CartLine, replacement: EqualProduct | undefined): string {
  if (replacement?.Product)
    return `produto indisponível: ${replacement.Product.Size} ${replacement.Product.Description}`;
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
  const replacement = useUnavailableProduct(line);
  const shown = line.product ?? replacement?.Product;
  const label = labelOf(line, replacement);
  return (
    <li className={lineStyles.row} data-line={line.Code}>
      {shown ? (
        <ProductPicture product={shown} className={lineStyles.picture} />
      ) : (
        <div className={lineStyles.picture} />
      )}
      <Name line={line} replacement={replacement} />
      <div className={styles.actions}>
        <QuantityStepper value={line.Quantity} label={label} onChange={(quantity) => put(line.Code, quantity)} />
        <Button aria-label={`Remover ${label}`} onClick={() => onRemove(shown?.Description ?? 'O produto')}>
          Remover
        </Button>
      </div>
    </li>
  );
}
