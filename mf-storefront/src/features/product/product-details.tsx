import type { GroupType, Product } from '@rodovia/shared/contracts/catalog';
import { labelLines } from '@rodovia/shared/contracts/tyres';
import { messages } from '@rodovia/shared/runtime';
import { Fact } from '@rodovia/shared/ui';
import type { DetailsProps } from '../../server-components';
import { AskAbout } from './ask-about';
import styles from './product-details.module.css';

/** What tyres are for, by vehicle type. */
const USES: Record<string, string> = {
  Passeios: 'Carros de passeio',
  'Caminhonetes / SUVs': 'Caminhonetes e SUVs',
  Vans: 'Vans',
  'Caminhões e ônibus': 'Caminhões e ônibus',
  Máquinas: 'Máquinas',
} satisfies Record<GroupType, string>;

/** What a product is for, and the lines of its label. */
function Facts({ product: { Group, Observation } }: { product: Product }) {
  const use = Group && USES[Group.Type];
  const lines = labelLines(Observation);
  return (
    <>
      <h2 className={styles.heading}>Detalhes</h2>
      {(use || lines.length > 0) && (
        <dl className={styles.facts}>
          {use && (
            <Fact className={styles.fact} label="Para">
              {use}
            </Fact>
          )}
          {lines.map(({ label, value }) => (
            <Fact key={`${label}-${value}`} className={styles.fact} label={label || 'Observação'}>
              {value}
            </Fact>
          ))}
        </dl>
      )}
      {lines.length === 0 && <p>{messages.noDetails}</p>}
    </>
  );
}

/** What is known of a product: its facts, or delivery and model, which stand beside them. */
export function ProductDetails({ product, isBeside }: DetailsProps) {
  if (!isBeside) return <Facts product={product} />;
  const { Model } = product;
  return (
    <>
      <AskAbout product={product} />
      {Model?.Description && (
        <>
          <h2 className={styles.heading}>Sobre o modelo {Model.Name}</h2>
          <p>{Model.Description}</p>
        </>
      )}
    </>
  );
}
