import type { ProductFacets } from '@rodovia/shared/contracts';
import { Suspense, useDeferredValue, useState, useSyncExternalStore } from 'react';
import styles from './catalog-page.module.css';
import { FilterPanel } from './filter-panel';

const media = () => matchMedia('(max-width: 768px)');

function followWidth(onChange: () => void) {
  const narrow = media();
  narrow.addEventListener('change', onChange);
  return () => narrow.removeEventListener('change', onChange);
}

/**
 * The filters beside the list. On a narrow screen a button opens them, and they are rendered only then: the list
 * does not wait for filters that nobody sees. In a drawn page they are a part of their own, which a narrow screen drops
 * before React has taken it over.
 */
export function FiltersColumn({ facets }: { facets: ProductFacets | undefined }) {
  const [open, setOpen] = useState(false);
  // the button answers first, the filters follow
  const filled = useDeferredValue(open);
  const isNarrow = useSyncExternalStore(
    followWidth,
    () => media().matches,
    () => false,
  );
  return (
    <div className={open ? `${styles.filters} ${styles.filtering}` : styles.filters}>
      <button
        type="button"
        className={styles.summary}
        aria-expanded={open}
        aria-controls="filtros"
        onClick={() => setOpen(!open)}
      >
        Filtros
      </button>
      <div id="filtros" className={styles.panel}>
        {facets && (filled || !isNarrow) && (
          <Suspense>
            <FilterPanel facets={facets} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
