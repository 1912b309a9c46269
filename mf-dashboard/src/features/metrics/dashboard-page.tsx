import type { DashboardMetrics } from '@rodovia/shared/contracts';
import { lazyComponent, usePage } from '@rodovia/shared/runtime';
import { Boundary } from '@rodovia/shared/ui';
import { CounterGrid } from './counter-grid';
import styles from './dashboard.module.css';
import { useLoggedApi } from './use-logged-api';

const Charts = lazyComponent(() => import('./charts/charts').then(({ default: Charts }) => Charts));

const waiting = <div className={styles.waiting} aria-busy="true" />;

/** The numbers of the business: counters first, charts once those are there. */
export function DashboardPage() {
  usePage('Dashboard');
  const metrics = useLoggedApi<DashboardMetrics>('/dashboard/metrics');
  return (
    <>
      <h1 tabIndex={-1} className={styles.title}>
        Dashboard
      </h1>
      <CounterGrid metrics={metrics.data} waiting={metrics.isPending} />
      {metrics.isPending ? (
        waiting
      ) : (
        <Boundary title="Os gráficos não puderam ser mostrados." loading={waiting}>
          <Charts metrics={metrics.data} />
        </Boundary>
      )}
    </>
  );
}
