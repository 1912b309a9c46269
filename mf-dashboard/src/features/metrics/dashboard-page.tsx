import type { DashboardMetrics, SeriesItem } from '@rodovia/shared/contracts';
import { usePage } from '@rodovia/shared/runtime';
import { DashboardHead } from '../../dashboard-head';
import { CounterGrid } from './counter-grid';
import styles from './dashboard.module.css';
import { clientShares, quotationShares } from './series';
import { SeriesCard } from './series-card';
import { useLoggedApi } from './use-logged-api';

interface SeriesProps {
  url: string;
  title: string;
  unit: string;
  horizontal?: boolean;
}

function Series({ url, title, unit, horizontal }: SeriesProps) {
  const { data } = useLoggedApi<SeriesItem[]>(url);
  return <SeriesCard title={title} unit={unit} items={data} kind={horizontal ? 'rows' : 'columns'} />;
}

/** The numbers of the business: counters, and each series as a table with its chart beside it once that is there. */
export function DashboardPage() {
  usePage('Dashboard');
  const { data, isPending } = useLoggedApi<DashboardMetrics>('/dashboard/metrics');
  return (
    <>
      <DashboardHead />
      <CounterGrid metrics={data} waiting={isPending} />
      <div className={styles.charts} aria-busy={isPending}>
        {(isPending || data) && (
          <SeriesCard title="Clientes" unit="Clientes" items={data && clientShares(data)} kind="shares" />
        )}
        {(isPending || data) && (
          <SeriesCard title="Orçamentos" unit="Orçamentos" items={data && quotationShares(data)} kind="shares" />
        )}
        <Series url="/dashboard/product-best-seller" title="Produtos mais vendidos" unit="Produtos" horizontal />
        <Series url="/dashboard/best-sellers" title="Melhores vendedores" unit="Orçamentos" horizontal />
        <div className={styles.wide}>
          <Series url="/dashboard/sell-per-day" title="Orçamentos por dia nos últimos 30 dias" unit="Orçamentos" />
        </div>
      </div>
    </>
  );
}
