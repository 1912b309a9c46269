import { isSubject, type Product, type ProductFacets } from '@rodovia/shared/contracts/catalog';
import type { PagedResult } from '@rodovia/shared/contracts/records';
import { formatNumber, usePage } from '@rodovia/shared/runtime';
import { Suspense } from 'react';
import { ListButton } from '../../list-button';
import { NoResults } from '../../no-results/no-results';
import page from '../../page.module.css';
import { usePageNumber } from '../../pagination/page-number';
import { Pagination } from '../../pagination/pagination';
import { DeferredTools } from '../../product-tools/deferred-tools';
import { ProductRow } from '../../products/product-row';
import { ReadView } from '../../read-view';
import { ActiveFilters } from './active-filters';
import styles from './catalog-page.module.css';
import { CatalogSkeleton } from './catalog-skeleton';
import { chosenIn, filterWords, knownValue, valuesOf } from './filters';
import { FiltersColumn } from './filters-column';
import { useCatalog } from './use-catalog';
import { useCatalogSearch } from './use-filters';

const countText = (count: number) => (count === 1 ? '1 pneu' : `${formatNumber(count)} pneus`);

/** Returns the heading of a list: what it is a list of, if that is one thing. */
function titleOf(search: URLSearchParams, facets: ProductFacets | undefined): string {
  const [type, ...otherTypes] = valuesOf(search, 'type');
  if (type && otherTypes.length === 0) return `Pneus: ${knownValue(facets, 'type', type) ?? type}`;
  const [only, ...others] = chosenIn(search);
  const known = only && others.length === 0 && isSubject(only.key) && knownValue(facets, only.key, only.value);
  return known ? `Pneus ${filterWords(only.key, known)}` : 'Pneus';
}

function Results({ found, current, stale }: { found: PagedResult<Product>; current: number; stale: boolean }) {
  if (found.Results.length === 0) return <NoResults requested={current} last={found.TotalPages} />;
  return (
    <>
      <ul className={stale ? `${styles.rows} ${styles.stale}` : styles.rows} aria-busy={stale}>
        {found.Results.map((product) => (
          // a boundary of its own: a press on a row of a server-rendered page makes React hydrate this row first
          <Suspense key={product.Code}>
            <ProductRow product={product} />
          </Suspense>
        ))}
      </ul>
      <Pagination current={current} total={found.TotalPages} />
      <DeferredTools />
    </>
  );
}

/** The catalogue. The address is the whole state of its filters. */
export function CatalogPage() {
  const search = useCatalogSearch();
  const { products, facets, isCounting } = useCatalog(search);
  const current = usePageNumber();
  const { data, isPlaceholderData } = products;
  const count = data ? countText(data.TotalCount) : '';
  const title = titleOf(search, facets);
  usePage(title, [{ label: title }]);
  return (
    <div className={`${page.page} ${styles.page}`}>
      <div className={styles.head}>
        <h1 className={`${page.title} ${styles.title}`}>{title}</h1>
        <ListButton />
      </div>
      <div className={styles.columns}>
        <FiltersColumn facets={facets} isCounting={isCounting} count={count || 'pneus'} />
        <div className={styles.found}>
          <div className={styles.order}>
            <DeferredTools isOrder />
          </div>
          <ActiveFilters facets={facets} />
          <p role="status" className={styles.count}>
            {count}
          </p>
          <ReadView read={products} failure="Erro ao buscar os dados." blank={<CatalogSkeleton />}>
            {(found) => <Results found={found} current={current} stale={isPlaceholderData} />}
          </ReadView>
        </div>
      </div>
    </div>
  );
}
