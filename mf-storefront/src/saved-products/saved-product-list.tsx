import { type CartLine, messages, useProducts } from '@rodovia/shared/runtime';
import { Button } from '@rodovia/shared/ui';
import { useUnavailableProduct } from '@rodovia/shared/unavailable-product';
import { ProductRow } from '../products/product-row';
import styles from './saved-product-list.module.css';

/** A product that is no longer for sale, or could not be read. */
function Absent({ line, onRemove }: { line: CartLine; onRemove?: () => void }) {
  const unavailable = useUnavailableProduct(line)?.Product;
  if (line.product === undefined && !line.failed) return <li className={styles.absent}>{messages.loading}</li>;
  const name = unavailable ? `${unavailable.Size} ${unavailable.Description}` : 'Este pneu';
  return (
    <li className={styles.absent}>
      <span>{line.failed ? 'Não foi possível carregar este pneu.' : `${name} não está mais à venda.`}</span>
      {onRemove && (
        <Button aria-label={`Tirar dos favoritos: ${name}`} onClick={onRemove}>
          Tirar
        </Button>
      )}
    </li>
  );
}

interface Props {
  codes: readonly string[];
  /** Removes one that is no longer for sale; without it, they stay. */
  onRemove?: (code: string) => void;
}

/** Products by their codes, those that are no longer for sale among them. */
export function SavedProductList({ codes, onRemove }: Props) {
  const lines = useProducts(codes.map((Code) => ({ Code, Quantity: 1 })));
  return (
    <ul className="plain-list">
      {lines.map((line) =>
        line.product ? (
          <ProductRow key={line.Code} product={line.product} />
        ) : (
          <Absent key={line.Code} line={line} onRemove={onRemove && (() => onRemove(line.Code))} />
        ),
      )}
    </ul>
  );
}
