import type { ProductFacets } from '@rodovia/shared/contracts';
import { Button, Dialog } from '@rodovia/shared/ui';
import page from '../../page.module.css';
import { ActiveFilters } from './active-filters';
import { FilterPanel } from './filter-panel';
import styles from './filter-sheet.module.css';

interface Props {
  facets: ProductFacets;
  /** How many tyres the list has, in words. */
  count: string;
  onClose: () => void;
}

/** The filters over the list, with what they leave of it at once. */
export function FilterSheet({ facets, count, onClose }: Props) {
  return (
    <Dialog title="Filtros" onClose={onClose} className={styles.sheet}>
      <ActiveFilters facets={facets} />
      <FilterPanel facets={facets} />
      <p role="status" className={page.hidden}>
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
