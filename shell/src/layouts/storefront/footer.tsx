import { Link } from '@rodovia/shared/router';
import { callPath } from '@rodovia/shared/runtime';
import styles from './footer.module.css';

const TYPES = ['Caminhões e ônibus', 'Passeios', 'Caminhonetes / SUVs', 'Vans', 'Máquinas'];

/** Foot of every public page: the catalogue by vehicle type. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.name}>Rodovia</p>
        <nav aria-label="Pneus por tipo de veículo">
          <ul className={styles.links}>
            {TYPES.map((type) => (
              <li key={type}>
                <Link to={callPath('/modelos', { type })}>{type}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <a className={styles.staff} href="/admin">
          Painel Administrativo
        </a>
      </div>
    </footer>
  );
}
