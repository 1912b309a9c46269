import type { Product } from '@rodovia/shared/contracts';
import { type LabelLine, labelLines } from '@rodovia/shared/contracts/label-lines';
import { Link } from '@rodovia/shared/router';
import { formatMoney } from '@rodovia/shared/runtime';
import { AddToCart } from './add-to-cart';
import { KeptTools } from './kept-tools';
import { ownWords, shortened } from './product-labels';
import { ProductPicture } from './product-picture';
import styles from './product-row.module.css';

/** What two labels begin with; a narrow row leaves it out. */
const INDEX = 'Índice de ';
const COMPARED = /carga|velocidade|lonas|banda|posição/i;

const lineValue = (lines: LabelLine[], name: string) =>
  lines.find(({ label }) => label.toLocaleLowerCase('pt-BR').includes(name))?.value ?? '';

/** Load with speed, and plies, as descriptions write what the lines say. */
const service = (lines: LabelLine[]) => [
  lineValue(lines, 'carga') + lineValue(lines, 'velocidade'),
  `${lineValue(lines, 'lonas')}PR`,
];

/** A product as buyers compare it: picture, size, brand and model, and the lines that differ between tyres. */
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
        <KeptTools product={product} />
        <AddToCart product={product} />
      </div>
    </li>
  );
}
