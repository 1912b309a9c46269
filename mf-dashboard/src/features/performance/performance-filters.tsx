import { productEntity } from '@rodovia/shared/contracts';
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

/** Query keys of the page's address and of its call, in the order of the call. */
export const KEYS = filters.map(({ name }) => name);

/** What the address says of period, seller and brand. */
export function usePerformanceQuery(): Record<string, string> {
  const [params] = useSearchParams();
  return useMemo(() => Object.fromEntries(KEYS.map((key) => [key, params.get(key) ?? ''])), [params]);
}

interface Props {
  /** The days that are shown, where the address names none. */
  period?: { StartDate: string; EndDate: string };
}

/** Period, seller and brand; the address is their only home. */
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
