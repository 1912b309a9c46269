import { productEntity } from '@rodovia/shared/contracts/catalog';
import { choice, dates, FilterBar, relationFilter } from '@rodovia/shared/crud';
import { useSearchParams } from '@rodovia/shared/router';
import { runtimeConfig } from '@rodovia/shared/runtime';
import { useMemo } from 'react';
import { personOptions } from '../../person-options';

const filters = [
  ...dates(),
  choice('seller', 'Vendedor', personOptions(runtimeConfig.personTypes.seller), { more: true }),
  relationFilter(productEntity.fields.brandCode, { more: true }),
];

/** Query keys of the page and its call, in the order of the call. */
export const KEYS = filters.map(({ name }) => name);

/** Returns period, seller and brand of the address. */
export function usePerformanceQuery(): Record<string, string> {
  const [params] = useSearchParams();
  return useMemo(() => Object.fromEntries(KEYS.map((key) => [key, params.get(key) ?? ''])), [params]);
}

interface Props {
  /** Period shown by default. */
  period?: { StartDate: string; EndDate: string };
}

/** Filters for period, seller and brand, stored in the address. */
export function PerformanceFilters({ period }: Props) {
  const [, setParams] = useSearchParams();
  const query = usePerformanceQuery();
  const values = useMemo(
    () => ({
      ...query,
      startDate: query.startDate || (period?.StartDate ?? ''),
      endDate: query.endDate || (period?.EndDate ?? ''),
    }),
    [query, period],
  );
  const apply = (next: Record<string, string>) =>
    setParams(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')));
  return <FilterBar filters={filters} values={values} onApply={apply} />;
}
