import { DashboardMetrics, SeriesItem } from '@rodovia/shared/contracts';
import { Type } from 'typebox';
import type { Api, ApiContext } from '../../context/context';
import { ADMIN } from '../../plugins/authentication';
import { bestProducts, bestSellers, quotationsPerDay, readMetrics } from './dashboard.repository';

const SERIES = {
  'product-best-seller': bestProducts,
  'best-sellers': bestSellers,
  'sell-per-day': quotationsPerDay,
};

/** Counters and chart series of the dashboard. */
export function dashboardRoutes(app: Api, { config, database: { db } }: ApiContext): void {
  const admin = { config: { roles: ADMIN } };
  app.get('/dashboard/metrics', { schema: { response: { 200: DashboardMetrics } }, ...admin }, () =>
    readMetrics(db, config.personTypes.client),
  );
  for (const [path, read] of Object.entries(SERIES)) {
    const schema = { response: { 200: Type.Array(SeriesItem) } };
    app.get(`/dashboard/${path}`, { schema, ...admin }, () => read(db));
  }
}
