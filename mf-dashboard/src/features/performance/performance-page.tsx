import type { Performance } from '@rodovia/shared/contracts/back-office';
import { ReadFailure } from '@rodovia/shared/crud';
import { callPath, formatNumber, useApi, usePage } from '@rodovia/shared/runtime';
import { DashboardHead } from '../../dashboard-head';
import { byBrand, bySeller } from './breakdown';
import { BreakdownCard } from './breakdown-card';
import type { Sight } from './count-link';
import { FunnelCard } from './funnel-card';
import { HeadlineFigures } from './headline-figures';
import { LossCard } from './loss-card';
import styles from './performance.module.css';
import { PerformanceFilters, usePerformanceQuery } from './performance-filters';

const day = (date: string) => date.split('-').reverse().join('/');
const daysOf = ({ StartDate, EndDate }: Performance['Period']) => `${day(StartDate)} a ${day(EndDate)}`;

function Shown(sight: Sight) {
  const { Period, Before, Current } = sight.read;
  return (
    <>
      <p className={styles.period}>
        Orçamentos fechados de {daysOf(Period)}: {formatNumber(Current.Total.Closed)}. Ao lado, o período anterior, de{' '}
        {daysOf(Before)}.
      </p>
      <HeadlineFigures {...sight} />
      <div className={styles.charts}>
        <FunnelCard {...sight} />
        <LossCard {...sight} />
        <BreakdownCard
          {...sight}
          title="Por vendedor"
          summary="Orçamentos fechados"
          one="Vendedor"
          others="Outros"
          by="seller"
          breakdown={bySeller(sight.read)}
        />
        <BreakdownCard
          {...sight}
          title="Por marca"
          summary="Orçamentos fechados que pedem cada marca. O valor é o dos itens ofertados de cada uma."
          one="Marca"
          others="Outras"
          by="brand"
          breakdown={byBrand(sight.read)}
        />
      </div>
    </>
  );
}

/** Performance in a period compared with the previous one. */
export function PerformancePage() {
  usePage('Desempenho', [{ label: 'Dashboard', href: '/admin/dashboard' }]);
  const query = usePerformanceQuery();
  const { data, error, isPlaceholderData, refetch } = useApi<Performance>(callPath('/dashboard/performance', query), {
    placeholderData: (previous) => previous,
  });
  const { seller, brand } = query;
  return (
    <>
      <DashboardHead />
      <PerformanceFilters period={data?.Period} />
      {error && <ReadFailure title="Não foi possível carregar o desempenho." error={error} onRetry={refetch} />}
      {!error && (
        <div className={styles.page} aria-busy={!data || isPlaceholderData}>
          {data && <Shown read={data} narrowed={{ seller, brand }} />}
        </div>
      )}
    </>
  );
}
