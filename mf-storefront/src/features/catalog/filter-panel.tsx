import type { ProductFacets } from '@rodovia/shared/contracts';
import { FacetGroup } from './facet-group';
import styles from './filter-panel.module.css';
import { FILTER_LABELS } from './filters';

/** The filters by vehicle type, brand, size and the label lines that are common, with what each value leads to. */
export function FilterPanel({ facets: { GroupTypes, Brands, Sizes, Lines } }: { facets: ProductFacets }) {
  return (
    <div className={styles.panel}>
      <FacetGroup filter="type" legend={FILTER_LABELS.type} facets={GroupTypes} />
      <FacetGroup filter="brand" legend={FILTER_LABELS.brand} facets={Brands} />
      <FacetGroup filter="size" legend={FILTER_LABELS.size} facets={Sizes} />
      {Lines.map(({ Label, Values }) => (
        <FacetGroup key={Label} filter="line" legend={Label} facets={Values} prefix={`${Label}:`} />
      ))}
    </div>
  );
}
