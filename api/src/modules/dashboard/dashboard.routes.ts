import { DashboardMetrics, Performance, SeriesItem } from '@rodovia/shared/contracts';
import { Type } from 'typebox';
import { invalidFields } from '../../base/http-error';
import { dayAt } from '../../calendar/working-days';
import type { Api, ApiContext } from '../../context/context';
import { querySchema } from '../../crud/list-query';
import { ADMIN } from '../../plugins/authentication';
import { bestProducts, bestSellers, quotationsPerDay, readMetrics } from './dashboard.repository';
import { readPerformance } from './performance.repository';

const DAY = 86_400_000;
/** In days. */
const LONGEST = 731;
const USUAL_DAYS = 30;
const day = Type.String({ format: 'date' });
const codes = Type.Optional(Type.String({ maxLength: 2000 }));
const PeriodQuery = querySchema({
  startDate: Type.Optional(day),
  endDate: Type.Optional(day),
  seller: codes,
  brand: codes,
});

const SERIES = {
  'product-best-seller': bestProducts,
  'best-sellers': bestSellers,
  'sell-per-day': quotationsPerDay,
};

const dayBefore = (date: string, days: number) => new Date(Date.parse(date) - days * DAY).toISOString().slice(0, 10);

/** Where nothing else is said, the days up to today by the clocks of São Paulo. */
function periodOf({ startDate, endDate }: { startDate?: string; endDate?: string }) {
  const end = endDate ?? dayAt(new Date());
  return { startDate: startDate ?? dayBefore(end, USUAL_DAYS - 1), endDate: end };
}

/** Counters and chart series of the dashboard. */
export function dashboardRoutes(app: Api, { config, database: { db } }: ApiContext): void {
  const admin = { config: { roles: ADMIN } };
  app.get('/dashboard/metrics', { schema: { response: { 200: DashboardMetrics } }, ...admin }, () =>
    readMetrics(db, config.personTypes.client),
  );
  const schema = { querystring: PeriodQuery, response: { 200: Performance } };
  app.get('/dashboard/performance', { schema, ...admin }, ({ query }) => {
    const { startDate, endDate } = periodOf(query);
    const days = (Date.parse(endDate) - Date.parse(startDate)) / DAY;
    if (days < 0) throw invalidFields({ endDate: 'O fim do período precisa ser depois do início.' });
    if (days > LONGEST) throw invalidFields({ endDate: 'Escolha um período de até dois anos.' });
    return readPerformance(db, { ...query, startDate, endDate });
  });
  for (const [path, read] of Object.entries(SERIES)) {
    const schema = { response: { 200: Type.Array(SeriesItem) } };
    app.get(`/dashboard/${path}`, { schema, ...admin }, () => read(db));
  }
}
