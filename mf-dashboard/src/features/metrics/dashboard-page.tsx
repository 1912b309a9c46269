import type { DashboardChanges, DashboardMetrics, SeriesItem } from '@rodovia/shared/contracts/back-office';
import { callPath, usePage } from '@rodovia/shared/runtime';
import { defineSlot } from '@rodovia/shared/slots';
import { DashboardHead } from '../../dashboard-head';
import { AttentionPanel } from './attention';
import { CounterGrid } from './counter-grid';
import styles from './dashboard.module.css';
import { PeriodFilter, usePeriod } from './period-filter';
import { clientShares, quotationShares } from './series';
import { SeriesCard } from './series-card';
import { useLoggedApi } from './use-logged-api';

const DashboardCard = defineSlot('dashboard.card');

interface SeriesProps {
  url: string;
  title: string;
  unit: string;
  horizontal?: boolean;
  counts?: string;
}

function Series({ url, title, unit, horizontal, counts }: SeriesProps) {
  const { data } = useLoggedApi<SeriesItem[]>(url);
  return <SeriesCard title={title} unit={unit} items={data} kind={horizontal ? 'rows' : 'columns'} counts={counts} />;
}

/**
 * Dashboard: quotations that need attention, counters with their change in a period, and series as tables with charts.
 */
export function DashboardPage() {
  usePage('Dashboard');
  const { data, isPending } = useLoggedApi<DashboardMetrics>('/dashboard/metrics');
  const { data: changes } = useLoggedApi<DashboardChanges>(callPath('/dashboard/changes', usePeriod()));
  return (
    <>
      <DashboardHead />
      <AttentionPanel />
      <PeriodFilter period={changes?.Period} />
      <CounterGrid metrics={data} changes={changes} waiting={isPending} />
      <div className={styles.charts} aria-busy={isPending}>
        {(isPending || data) && (
          <SeriesCard title="Clientes" unit="Clientes" items={data && clientShares(data)} kind="shares" />
        )}
        {(isPending || data) && (
          <SeriesCard title="Orçamentos" unit="Orçamentos" items={data && quotationShares(data)} kind="shares" />
        )}
        <Series
          url="/dashboard/product-best-seller"
          title="Produtos mais vendidos"
          unit="Produtos"
          counts="Unidades pedidas, também em orçamentos perdidos; só os cancelados ficam fora."
          horizontal
        />
        <Series
          url="/dashboard/best-sellers"
          title="Melhores vendedores"
          unit="Orçamentos"
          counts="Orçamentos recebidos, também os perdidos; só os cancelados ficam fora."
          horizontal
        />
        <div className={styles.wide}>
          <Series url="/dashboard/sell-per-day" title="Orçamentos por dia nos últimos 30 dias" unit="Orçamentos" />
        </div>
        <DashboardCard />
      </div>
    </>
  );
}
