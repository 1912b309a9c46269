import type { ProductFacets } from '@rodovia/shared/contracts';
import { Link } from '@rodovia/shared/router';
import { useEffect, useRef } from 'react';
import styles from './active-filters.module.css';
import { allValues, FILTER_LABELS, filterWords, toggled } from './filters';
import { useFilters } from './use-filters';

/** A chip that goes leaves the focus to the next, and the last to the place of all. */
function useFocusOfGone(count: number) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isLost = count < before.current && document.activeElement === document.body;
    before.current = count;
    if (isLost) (ref.current?.querySelector('a') ?? ref.current)?.focus();
  }, [count]);
  return ref;
}

/** The active filters as chips; each links to the list without that filter. */
export function ActiveFilters({ facets }: { facets: ProductFacets | undefined }) {
  const { search, chosen, linkTo } = useFilters();
  const ref = useFocusOfGone(chosen.length);
  return (
    <div ref={ref} tabIndex={-1}>
      {chosen.length > 0 && (
        <ul className={styles.chips} aria-label="Filtros ativos">
          {chosen.map(({ key, value }) => (
            <li key={`${key}-${value}`}>
              <Link
                className={styles.chip}
                {...linkTo(toggled(search, key, value, allValues(facets, key)))}
                aria-label={`Remover filtro ${FILTER_LABELS[key]}: ${value}`}
              >
                <span className={styles.words}>{filterWords(key, value)}</span> <span aria-hidden="true">×</span>
              </Link>
            </li>
          ))}
          {chosen.length > 1 && (
            <li>
              <Link className={styles.all} {...linkTo(new URLSearchParams())}>
                Limpar filtros
              </Link>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
