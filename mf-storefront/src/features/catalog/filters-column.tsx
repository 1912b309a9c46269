import type { ProductFacets } from '@rodovia/shared/contracts/catalog';
import { lazyComponent } from '@rodovia/shared/runtime';
import { Boundary, buttonClass } from '@rodovia/shared/ui';
import { Suspense, useSyncExternalStore } from 'react';
import styles from './catalog-page.module.css';
import { FilterPanel } from './filter-panel';
import { useFilters } from './use-filters';

const FilterSheet = lazyComponent(() =>
  import(/* webpackChunkName: "overlays" */ './filter-sheet').then(({ FilterSheet }) => FilterSheet),
);

const media = () => matchMedia('(max-width: 768px)');

function followWidth(onChange: () => void) {
  const narrow = media();
  narrow.addEventListener('change', onChange);
  return () => narrow.removeEventListener('change', onChange);
}

interface Props {
  facets: ProductFacets | undefined;
  /** True while the facets belong to the previous selection. */
  isCounting: boolean;
  count: string;
}

/**
 * Filters next to the list. On narrow screens they open as a sheet and are only rendered then, so that the list does
 * not wait for invisible filters. In a server-rendered page they have a boundary of their own, which narrow screens
 * remove before React hydrates it.
 */
export function FiltersColumn({ facets, isCounting, count }: Props) {
  const { chosen, isOpen, open, close } = useFilters();
  const isNarrow = useSyncExternalStore(
    followWidth,
    () => media().matches,
    () => false,
  );
  const isOver = isNarrow && isOpen;
  return (
    <div className={styles.filters} aria-busy={isCounting}>
      <button
        type="button"
        className={`${buttonClass()} ${styles.summary}`}
        aria-haspopup="dialog"
        aria-expanded={isOver}
        onClick={open}
      >
        {chosen.length > 0 ? `Filtros (${chosen.length})` : 'Filtros'}
      </button>
      {facets && !isNarrow && (
        <div className={styles.panel}>
          <Suspense>
            <FilterPanel facets={facets} />
          </Suspense>
        </div>
      )}
      {facets && isOver && (
        <Boundary title="Os filtros não abriram" onClose={close}>
          <FilterSheet facets={facets} count={count} onClose={close} />
        </Boundary>
      )}
    </div>
  );
}
