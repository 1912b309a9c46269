import { Link } from '@rodovia/shared/router';
import { callPath, parseTyreSize } from '@rodovia/shared/runtime';
import { FoundFitments } from './found-fitments';
import styles from './found-fitments.module.css';
import { useFitments } from './use-fitments';

/** Number of vehicles above a list of tyres. */
const SHOWN = 2;

function Hint({ term }: { term: string }) {
  const { data = [] } = useFitments(term);
  if (data.length === 0) return null;
  return (
    <section className={styles.hint} data-fitments aria-label="Pneus por veículo">
      <h2 className={styles.question}>Procura pneus para este veículo?</h2>
      <FoundFitments fitments={data.slice(0, SHOWN)} level="h3" />
      {data.length > SHOWN && (
        <Link className={styles.size} to={callPath('/pneus-por-veiculo', { term })}>
          Ver os outros veículos com este nome
        </Link>
      )}
    </section>
  );
}

/** The factory sizes of a vehicle that was searched for, above what the words found. */
export function FitmentHint({ term }: { term: string }) {
  const mayBeVehicle = /\p{L}{2}/u.test(term) && !parseTyreSize(term);
  return mayBeVehicle ? <Hint term={term} /> : null;
}
