import { Link, useSearchParams } from '@rodovia/shared/router';
import styles from './active-filters.module.css';
import { FILTER_LABELS, FILTERS, toggled, valuesOf } from './filters';

/** The active filters as chips; each links to the list without that filter. */
export function ActiveFilters() {
  const [search] = useSearchParams();
  const chips = FILTERS.flatMap((key) => valuesOf(search, key).map((value) => ({ key, value })));
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Filtros ativos">
      {chips.map(({ key, value }) => (
        <li key={`${key}-${value}`}>
          <Link
            className={styles.chip}
            to={`?${toggled(search, key, value)}`}
            aria-label={`Remover filtro ${FILTER_LABELS[key]}: ${value}`}
          >
            {key === 'line' ? value.replace(':', ': ') : value} <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link className={styles.all} to="/modelos">
            Limpar filtros
          </Link>
        </li>
      )}
    </ul>
  );
}
