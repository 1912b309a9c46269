import type { Product } from '@rodovia/shared/contracts';
import { Link } from '@rodovia/shared/router';
import { formatMoney } from '@rodovia/shared/runtime';
import { AddToCart } from '../../add-to-cart';
import { labelLines, shortened } from '../../product-labels';
import { ProductPicture } from '../../product-picture';
import styles from './product-row.module.css';

const COMPARED = /carga|velocidade|lonas|banda|posição/i;

/** A product as buyers compare it: picture, size, name, and the lines that differ between tyres. */
export function ProductRow({ product }: { product: Product }) {
  const { Code, Size, Description, Brand, Model, PublicPrice, Observation } = product;
  return (
    <li className={styles.row}>
      <ProductPicture product={product} className={styles.picture} />
      <div className={styles.text}>
        <h2 className={styles.size}>
          <Link to={`/modelos/${Code}`} className={styles.link}>
            {Size}
          </Link>
        </h2>
        <p className={styles.name}>{shortened(Description)}</p>
        <p className={styles.brand}>{[Brand?.Description, Model?.Name].filter(Boolean).join(' · ')}</p>
        <dl className={styles.labels}>
          {labelLines(Observation)
            .filter(({ label }) => COMPARED.test(label))
            .map(({ label, value }) => (
              <div key={label} className={styles.label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </div>
      <div className={styles.buy}>
        <p className={styles.price}>{PublicPrice === null ? 'Preço sob consulta' : formatMoney(PublicPrice)}</p>
        <AddToCart product={product} />
      </div>
    </li>
  );
}
