import { type Equivalent, type Equivalents, type Product, subjectPath } from '@rodovia/shared/contracts/catalog';
import { type ComparedTyre, DIAMETER_TOLERANCE, differenceWords, serviceOf } from '@rodovia/shared/contracts/tyres';
import { Link } from '@rodovia/shared/router';
import { callPath, formatMoney, useApi } from '@rodovia/shared/runtime';
import { TyreOutlines } from '../products/tyre-outlines';
import { ReadView } from '../read-view';
import styles from './equivalent-sizes.module.css';

/** Names the properties of the requested tyre that are unknown and were not compared. */
function notCompared({ Load, Speed }: Equivalents): string {
  const missing = [Load ? '' : 'o índice de carga', Speed ? '' : 'o índice de velocidade'].filter(Boolean).join(' e ');
  return missing && `Não sabemos ${missing} do seu pneu: confira se o novo tem pelo menos o mesmo.`;
}

/** Names the properties by which the sizes were chosen. */
function chosenBy({ Load, Speed }: Equivalents): string {
  const compared = [Load && 'carga', Speed && 'velocidade'].filter(Boolean).join(' e ');
  const service = compared && ` e pelo menos a mesma ${compared}`;
  return `No mesmo aro, com até ${DIAMETER_TOLERANCE}% de diferença no diâmetro${service}.`;
}

function Offer({ product }: { product: Product }) {
  const { Code, Brand, Model, PublicPrice } = product;
  const { load, speed } = serviceOf(product);
  const name = [Brand?.Description, Model?.Name, load + speed].filter(Boolean).join(' ');
  return (
    <li className={styles.offer}>
      <Link to={`/modelos/${Code}`}>{name}</Link>
      <span>{PublicPrice === null ? 'Preço sob consulta' : formatMoney(PublicPrice)}</span>
    </li>
  );
}

function Size({ requested, found }: { requested: string; found: Equivalent }) {
  const { Size, DiameterPercent, SpeedAt100, Unknowns, Products } = found;
  return (
    <li className={styles.size}>
      <TyreOutlines sizes={[requested, Size]} />
      <div>
        <h3 className={styles.name}>
          <Link to={subjectPath('size', Size) ?? '/modelos'}>{Size}</Link>
        </h3>
        <p>
          Diâmetro {differenceWords(DiameterPercent)}. Com o velocímetro a 100 km/h, a velocidade real é{' '}
          {String(SpeedAt100).replace('.', ',')} km/h.
        </p>
        {Unknowns.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <ul className={styles.offers}>
          {Products.map((product) => (
            <Offer key={product.Code} product={product} />
          ))}
        </ul>
      </div>
    </li>
  );
}

function Found({ found }: { found: Equivalents }) {
  const { Size: requested, Equivalents } = found;
  if (!requested) return <p>Sem uma medida não há como dizer o que é equivalente. Pergunte ao vendedor.</p>;
  if (Equivalents.length === 0)
    return <p>Não temos outra medida que sirva no lugar desta com a mesma capacidade. Pergunte ao vendedor.</p>;
  const unknown = notCompared(found);
  return (
    <>
      <p>{chosenBy(found)} Antes de trocar de medida, confirme com o vendedor.</p>
      {unknown && <p>{unknown}</p>}
      <ul className={styles.sizes}>
        {Equivalents.map((one) => (
          <Size key={one.Size} requested={requested} found={one} />
        ))}
      </ul>
    </>
  );
}

/**
 * Sizes for sale that can replace a tyre, with outlines drawn over it. For a product that has not been read, only its
 * size is known.
 */
export function EquivalentSizes({ tyre }: { tyre: ComparedTyre }) {
  const { load, speed } = serviceOf(tyre);
  const read = useApi<Equivalents>(callPath('/product/equivalents', { size: tyre.Size, load, speed }));
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>Medidas equivalentes</h2>
      <ReadView read={read} failure="As medidas equivalentes não vieram.">
        {(found) => <Found found={found} />}
      </ReadView>
    </section>
  );
}
