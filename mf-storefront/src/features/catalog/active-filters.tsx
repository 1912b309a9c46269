import type { ProductFacets } from '@rodovia/shared/contracts/catalog';
import { Link } from '@rodovia/shared/router';
import { useEffect, useRef } from 'react';
import styles from './active-filters.module.css';
import { allValues, FILTER_LABELS, filterWords, knownValue, toggled } from './filters';
import { useFilters } from './use-filters';

/** When a chip is removed, the focus moves to the next one, or to the group after the last one. */
function useFocusOfRemoved(count: number) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isLost = count < before.current && document.activeElement === document.body;
    before.current = count;
    if (isLost) (ref.current?.querySelector('a') ?? ref.current)?.focus();
  }, [count]);
  return ref;
}

/** Active filters as chips; each links to the list without that filter. */
export function ActiveFilters({ facets }: { facets: ProductFacets | undefined }) {
  const { search, chosen, linkTo } = useFilters();
  const ref = useFocusOfRemoved(chosen.length);
  return (
    <div ref={ref} tabIndex={-1}>
      {chosen.length > 0 && (
        <ul className={styles.chips} aria-label="Filtros ativos">
          {chosen.map(({ key, value }) => {
            const known = knownValue(facets, key, value) ?? value;
            return (
              <li key={`${key}-${value}`}>
                <Link
                  className={styles.chip}
                  {...linkTo(toggled(search, key, value, allValues(facets, key)))}
                  aria-label={`Remover filtro ${FILTER_LABELS[key]}: ${known}`}
                >
                  <span className={styles.words}>{filterWords(key, known)}</span> <span aria-hidden="true">×</span>
                </Link>
              </li>
            );
          })}
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
