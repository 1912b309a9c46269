import { type FactorySize, type FoundFitment, subjectPath } from '@rodovia/shared/contracts/catalog';
import { Link } from '@rodovia/shared/router';
import { callPath, formatNumber } from '@rodovia/shared/runtime';
import styles from './found-fitments.module.css';

/** Sizes with the number of tyres on sale; a size that is not sold leads to the ones that replace it. */
function Sizes({ label, sizes }: { label: string; sizes: readonly FactorySize[] }) {
  if (sizes.length === 0) return null;
  return (
    <div className={styles.axle}>
      <dt>{label}</dt>
      {sizes.map(({ Value, Count }) => (
        <dd key={Value}>
          <Link
            className={styles.size}
            to={(Count > 0 && subjectPath('size', Value)) || callPath('/modelos', { size: Value })}
          >
            {Value} ({Count > 0 ? formatNumber(Count) : 'ver equivalentes'})
          </Link>
        </dd>
      ))}
    </div>
  );
}

/** Vehicles with their factory sizes, each of which leads to its tyres. */
export function FoundFitments({ fitments, level }: { fitments: readonly FoundFitment[]; level: 'h2' | 'h3' }) {
  const Name = level;
  return (
    <>
      <ul className={styles.fitments}>
        {fitments.map(({ Code, Description, Years, Sizes: sizes, RearSizes }) => (
          <li key={Code} className={styles.fitment}>
            <Name className={styles.name}>
              {Description} <span className={styles.years}>{Years}</span>
            </Name>
            <dl className={styles.axles}>
              <Sizes label={RearSizes.length > 0 ? 'Na frente' : 'De fábrica'} sizes={sizes} />
              <Sizes label="Atrás" sizes={RearSizes} />
            </dl>
          </li>
        ))}
      </ul>
      <p className={styles.note}>Confira na lateral do pneu: o mesmo veículo sai de fábrica com medidas diferentes.</p>
    </>
  );
}
