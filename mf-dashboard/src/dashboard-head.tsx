import { Link, useLocation } from '@rodovia/shared/router';
import styles from './dashboard-head.module.css';
import { PERFORMANCE_PATH } from './performance-path';

/** Title and tabs of the dashboard. Also shown for unknown addresses. */
export function DashboardHead() {
  const isPerformance = useLocation().pathname === PERFORMANCE_PATH;
  const tab = (href: string, label: string, isCurrent: boolean) => (
    <Link to={href} aria-current={isCurrent ? 'page' : undefined} className={styles.tab}>
      {label}
    </Link>
  );
  return (
    <>
      <h1 tabIndex={-1} className={styles.title}>
        Dashboard
      </h1>
      <nav aria-label="Dashboard" className={styles.tabs}>
        {tab('/admin/dashboard', 'Visão geral', !isPerformance)}
        {tab(PERFORMANCE_PATH, 'Desempenho', isPerformance)}
      </nav>
    </>
  );
}
