import type { ProductFacets } from '@rodovia/shared/contracts/catalog';
import { Button, Dialog } from '@rodovia/shared/ui';
import { ActiveFilters } from './active-filters';
import { FilterPanel } from './filter-panel';
import styles from './filter-sheet.module.css';

interface Props {
  facets: ProductFacets;
  /** Number of tyres in the list, formatted. */
  count: string;
  onClose: () => void;
}

/** Filters in a sheet over the list, with the resulting number of products. */
export function FilterSheet({ facets, count, onClose }: Props) {
  return (
    <Dialog title="Filtros" onClose={onClose} className={styles.sheet}>
      <ActiveFilters facets={facets} />
      <FilterPanel facets={facets} />
      <p role="status" className="visually-hidden">
        {count}
      </p>
      <div className={styles.footer}>
        <Button kind="primary" className={styles.show} onClick={onClose}>
          Ver {count}
        </Button>
      </div>
    </Dialog>
  );
}
