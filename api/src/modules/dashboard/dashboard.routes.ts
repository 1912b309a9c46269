import { DashboardMetrics, Performance, SeriesItem } from '@rodovia/shared/contracts';
import { Type } from 'typebox';
import { invalidFields } from '../../base/http-error';
import type { Api, ApiContext } from '../../context/context';
import { querySchema } from '../../crud/list-query';
import { ADMIN } from '../../plugins/authentication';
import { bestProducts, bestSellers, quotationsPerDay, readMetrics } from './dashboard.repository';
import { readPerformance } from './performance.repository';

const DAY = 86_400_000;
/** In days. */
const LONGEST = 731;
const codes = Type.Optional(Type.String({ maxLength: 2000 }));
const PeriodQuery = querySchema({
  startDate: Type.String({ format: 'date' }),
  endDate: Type.String({ format: 'date' }),
  seller: codes,
  brand: codes,
});

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
  const schema = { querystring: PeriodQuery, response: { 200: Performance } };
  app.get('/dashboard/performance', { schema, ...admin }, ({ query }) => {
    const days = (Date.parse(query.endDate) - Date.parse(query.startDate)) / DAY;
    if (days < 0) throw invalidFields({ endDate: 'O fim do período precisa ser depois do início.' });
    if (days > LONGEST) throw invalidFields({ endDate: 'Escolha um período de até dois anos.' });
    return readPerformance(db, query);
  });
  for (const [path, read] of Object.entries(SERIES)) {
    const schema = { response: { 200: Type.Array(SeriesItem) } };
    app.get(`/dashboard/${path}`, { schema, ...admin }, () => read(db));
  }
}
