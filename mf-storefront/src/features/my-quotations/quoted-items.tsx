import type { Product } from '@rodovia/shared/contracts/catalog';
import type { ShoppingCartItem } from '@rodovia/shared/contracts/quotations';
import { ItemWords } from '@rodovia/shared/item-words';
import { Link } from '@rodovia/shared/router';
import { formatNumber, messages, useProducts } from '@rodovia/shared/runtime';
import { TyreDrawing } from '@rodovia/shared/ui';
import { Estimate } from '../../estimate/estimate-view';
import { ProductPicture } from '../../products/product-picture';
import styles from './my-quotations.module.css';

interface Props {
  item: ShoppingCartItem;
  /** The current product; undefined while loading, null if no longer for sale. */
  product: Product | null | undefined;
}

function Row({ item: { Product: quoted, Quantity, Words }, product }: Props) {
  return (
    <tr>
      <td className={styles.picture}>
        {product ? <ProductPicture product={product} /> : <TyreDrawing size={quoted.Size} />}
      </td>
      <th scope="row">{product ? <Link to={`/modelos/${quoted.Code}`}>{quoted.Size}</Link> : quoted.Size}</th>
      <td>
        {quoted.Description}
        {product === null && <span className={styles.meta}> · não está mais à venda</span>}
        <ItemWords words={Words} label="Na sua lista" />
      </td>
      <td>{formatNumber(Quantity)}</td>
    </tr>
  );
}

interface ListProps {
  items: ShoppingCartItem[];
  /** Whether the total is only estimated, because no proposal has named it. */
  isEstimated: boolean;
}

/** Requested lines of a quotation. Products that are still for sale are shown with a picture and a link. */
export function QuotedItems({ items, isEstimated }: ListProps) {
  const products = useProducts(items.map(({ Product: { Code }, Quantity }) => ({ Code, Quantity })));
  if (items.length === 0) return <p>{messages.noItems}</p>;
  return (
    <>
      <table className={styles.items}>
        <caption className="visually-hidden">Itens do orçamento</caption>
        <thead>
          <tr>
            <td className={styles.picture} />
            <th scope="col">Medida</th>
            <th scope="col">Descrição</th>
            <th scope="col">Quantidade</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, i) => (
            <Row key={item.Code} item={item} product={products[i]?.product} />
          ))}
        </tbody>
      </table>
      {isEstimated && (
        <div className={styles.estimate}>
          <Estimate lines={products} />
        </div>
      )}
    </>
  );
}
