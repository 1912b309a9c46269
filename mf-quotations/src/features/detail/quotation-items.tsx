import type { ShoppingCartItem } from '@rodovia/shared/contracts/quotations';
import { Thumbnail } from '@rodovia/shared/crud';
import { ItemWords } from '@rodovia/shared/item-words';
import { formatNumber, messages } from '@rodovia/shared/runtime';
import styles from './items.module.css';

/** Items of a quotation, with the number of lines and tyres. */
export function QuotationItems({ items }: { items: ShoppingCartItem[] }) {
  if (items.length === 0) return <p>{messages.noItems}</p>;
  const tyres = items.reduce((sum, { Quantity }) => sum + Quantity, 0);
  return (
    <table className={styles.items}>
      <thead>
        <tr>
          <td className={styles.picture} />
          <th scope="col">Produto</th>
          <th scope="col">Medida</th>
          <th scope="col" className={styles.code}>
            Código
          </th>
          <th scope="col" className={styles.quantity}>
            <span className={styles.long}>Quantidade</span>
            <span className={styles.short} aria-hidden="true">
              Qtd.
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ Code, Product: quoted, Quantity, Words }) => (
          <tr key={Code}>
            <td className={styles.picture}>
              <Thumbnail url={quoted.Picture} size={quoted.Size} />
            </td>
            <td>
              {quoted.Description}
              <ItemWords words={Words} label="Na lista do cliente" />
            </td>
            <td className={styles.size}>{quoted.Size}</td>
            <td className={styles.code}>{quoted.CodePub}</td>
            <td className={styles.quantity}>{formatNumber(Quantity)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td className={styles.picture} />
          <td colSpan={2}>
            Total: {formatNumber(items.length)} {items.length === 1 ? 'item' : 'itens'}
          </td>
          <td className={styles.code} />
          <td className={styles.quantity}>{formatNumber(tyres)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
