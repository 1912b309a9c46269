import type { DashboardChanges } from '@rodovia/shared/contracts/back-office';
import { dates, FilterBar } from '@rodovia/shared/crud';
import { useSearchParams } from '@rodovia/shared/router';
import { useMemo } from 'react';

const filters = dates();

/** Returns the days in the address. */
export function usePeriod(): { startDate: string; endDate: string } {
  const [params] = useSearchParams();
  return useMemo(() => ({ startDate: params.get('startDate') ?? '', endDate: params.get('endDate') ?? '' }), [params]);
}

/** Selects the period of the counters' changes. It is stored in the address; `period` is shown by default. */
export function PeriodFilter({ period }: { period?: DashboardChanges['Period'] }) {
  const [, setParams] = useSearchParams();
  const { startDate, endDate } = usePeriod();
  const values = useMemo(
    () => ({ startDate: startDate || (period?.StartDate ?? ''), endDate: endDate || (period?.EndDate ?? '') }),
    [startDate, endDate, period],
  );
  const apply = (next: Record<string, string>) =>
    setParams(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')));
  return <FilterBar filters={filters} values={values} onApply={apply} />;
}
