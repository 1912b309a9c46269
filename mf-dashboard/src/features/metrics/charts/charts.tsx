import type { DashboardMetrics, SeriesItem } from '@rodovia/shared/contracts';
import { useIsDark } from '@rodovia/shared/runtime';
import { ChartCard } from '../chart-card';
import styles from '../dashboard.module.css';
import { clientShares, quotationShares } from '../series';
import { useLoggedApi } from '../use-logged-api';
import { SeriesBars } from './series-bars';
import { SharePie } from './share-pie';

function Shares({ title, unit, items }: { title: string; unit: string; items: SeriesItem[] }) {
  const dark = useIsDark();
  return (
    <ChartCard title={title} unit={unit} items={items}>
      <SharePie items={items} dark={dark} />
    </ChartCard>
  );
}

interface SeriesProps {
  url: string;
  title: string;
  unit: string;
  horizontal?: boolean;
}

function Series({ url, title, unit, horizontal }: SeriesProps) {
  const { data } = useLoggedApi<SeriesItem[]>(url);
  const dark = useIsDark();
  return (
    <ChartCard title={title} unit={unit} items={data}>
      {data && <SeriesBars items={data} dark={dark} horizontal={horizontal} />}
    </ChartCard>
  );
}

/** All charts of the dashboard, in a file of their own: the chart library is larger than the rest of the page. */
export default function Charts({ metrics }: { metrics: DashboardMetrics | undefined }) {
  return (
    <div className={styles.charts}>
      {metrics && <Shares title="Clientes" unit="Clientes" items={clientShares(metrics)} />}
      {metrics && <Shares title="Orçamentos" unit="Orçamentos" items={quotationShares(metrics)} />}
      <Series url="/dashboard/product-best-seller" title="Produtos mais vendidos" unit="Produtos" horizontal />
      <Series url="/dashboard/best-sellers" title="Melhores vendedores" unit="Orçamentos" horizontal />
      <div className={styles.wide}>
        <Series url="/dashboard/sell-per-day" title="Orçamentos por dia nos últimos 30 dias" unit="Orçamentos" />
      </div>
    </div>
  );
}
