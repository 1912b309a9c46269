import type { Product } from '@rodovia/shared/contracts/catalog';
import { type LabelLine, labelLines } from '@rodovia/shared/contracts/tyres';
import { Link } from '@rodovia/shared/router';
import { formatMoney } from '@rodovia/shared/runtime';
import { DeferredTools } from '../product-tools/deferred-tools';
import { AddToCart } from './add-to-cart';
import { ownWords, shortened } from './product-labels';
import { ProductPicture } from './product-picture';
import styles from './product-row.module.css';

/** Common prefix of two labels, omitted in narrow rows. */
const INDEX = 'Índice de ';
const COMPARED = /carga|velocidade|lonas|banda|posição/i;

const lineValue = (lines: LabelLine[], name: string) =>
  lines.find(({ label }) => label.toLocaleLowerCase('pt-BR').includes(name))?.value ?? '';

/** Formats load with speed, and plies, in the notation of descriptions. */
const service = (lines: LabelLine[]) => [
  lineValue(lines, 'carga') + lineValue(lines, 'velocidade'),
  `${lineValue(lines, 'lonas')}PR`,
];

/** A product in a list: picture, size, brand, model, and the lines that differ between tyres. */
export function ProductRow({ product }: { product: Product }) {
  const { Code, Size, Description, Brand, Model, PublicPrice, Observation } = product;
  const lines = labelLines(Observation);
  const names = [Brand?.Description ?? '', Model?.Name ?? ''];
  const own = ownWords(Description, [Size, ...names, ...service(lines)]);
  return (
    <li className={styles.row}>
      <ProductPicture product={product} className={styles.picture} />
      <div className={styles.text}>
        <h2 className={styles.size}>
          <Link to={`/modelos/${Code}`} className={styles.link}>
            {Size}
          </Link>
        </h2>
        <p className={styles.brand}>{names.filter(Boolean).join(' · ')}</p>
        {own && <p className={styles.own}>{shortened(own)}</p>}
        <dl className={styles.labels}>
          {lines
            .filter(({ label }) => COMPARED.test(label))
            .map(({ label, value }) => (
              <div key={label} className={styles.label}>
                <dt>
                  {label.startsWith(INDEX) && <span className={styles.index}>{INDEX}</span>}
                  {label.replace(INDEX, '')}
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </div>
      <div className={styles.buy}>
        <p className={styles.price}>{PublicPrice === null ? 'Preço sob consulta' : formatMoney(PublicPrice)}</p>
        <DeferredTools product={product} />
        <AddToCart product={product} />
      </div>
    </li>
  );
}
