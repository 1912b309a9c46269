import type { LineFacet, ProductFacets } from '@rodovia/shared/contracts/catalog';
import { useMemo } from 'react';
import { SizePicker } from '../../size-picker/size-picker';
import { FacetGroup } from './facet-group';
import styles from './filter-panel.module.css';
import { FILTER_LABELS, isSameValue, valuesOf, withSizes } from './filters';
import { useFilters } from './use-filters';

/** Returns the offered label lines, plus active ones that no product has. */
function withChosenLines(lines: LineFacet[], search: URLSearchParams): LineFacet[] {
  const chosen = new Set(valuesOf(search, 'line').map((line) => line.split(':', 1)[0] ?? ''));
  const lost = [...chosen].filter((label) => !lines.some(({ Label }) => isSameValue('line', Label, label)));
  return [...lines, ...lost.map((Label) => ({ Label, Values: [] }))];
}

/** Filters by vehicle type, brand, rim, size and common label lines, with their number of products. */
export function FilterPanel({ facets: { GroupTypes, Brands, Rims, Sizes, Lines } }: { facets: ProductFacets }) {
  const { search, choose } = useFilters();
  const sizes = useMemo(() => Sizes.map(({ Value }) => Value), [Sizes]);
  return (
    <div className={styles.panel}>
      <FacetGroup filter="type" legend={FILTER_LABELS.type} facets={GroupTypes} />
      <FacetGroup filter="brand" legend={FILTER_LABELS.brand} facets={Brands} />
      <SizePicker
        // a different size in the address resets the picker
        key={`${search.get('size')} ${search.get('rim')}`}
        begin={{ sizes: valuesOf(search, 'size'), rims: valuesOf(search, 'rim') }}
        action="Buscar medida"
        sizes={sizes}
        onFind={({ size, rim }) => choose(withSizes(search, { size: size.join(';'), rim }))}
      />
      <FacetGroup filter="rim" legend={FILTER_LABELS.rim} facets={Rims} />
      <FacetGroup filter="size" legend={FILTER_LABELS.size} facets={Sizes} />
      {withChosenLines(Lines, search).map(({ Label, Values }) => (
        <FacetGroup key={Label} filter="line" legend={Label} facets={Values} prefix={`${Label}:`} />
      ))}
    </div>
  );
}
