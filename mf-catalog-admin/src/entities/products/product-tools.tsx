import { Link } from '@rodovia/shared/router';
import { ImportButton } from './import-button';
import styles from './product-tools.module.css';

/** The ways to many products at once, and to those that customers miss. */
export const ProductTools = () => (
  <>
    <Link className={styles.missed} to="/admin/procurados?orderBy=Asked+desc">
      Procurados e não encontrados
    </Link>
    <ImportButton />
  </>
);
