import type { Product } from '@rodovia/shared/contracts/catalog';
import { formatCents } from '@rodovia/shared/contracts/proposals';
import { formatMoney } from '@rodovia/shared/runtime';
import styles from './draft-price.module.css';
import { useLastPrice } from './last-prices';

type Priced = Pick<Product, 'Code' | 'PublicPrice'>;

/** Public price of a product in words. */
export const publicPriceText = ({ PublicPrice }: Pick<Product, 'PublicPrice'>) =>
  PublicPrice === null ? 'Sem preço público' : formatMoney(PublicPrice);

/** Public price of a product, and the price that the client of the new quotation last accepted. */
export function DraftPrice({ product }: { product: Priced }) {
  const last = useLastPrice(product.Code);
  return (
    <span className={styles.price}>
      {publicPriceText(product)}
      {last && (
        <span
          className={styles.last}
          title={`Último preço que o cliente aceitou, no orçamento nº ${last.QuotationNumber}`}
        >
          último: {formatCents(last.Cents)}
        </span>
      )}
    </span>
  );
}
