import {
  Attention,
  DashboardChanges,
  DashboardMetrics,
  OwnPerformance,
  Performance,
  SeriesItem,
} from '@rodovia/shared/contracts/back-office';
import { Type } from 'typebox';
import type { Api, ApiContext } from '../../context/context';
import { querySchema } from '../../crud/list-query';
import { ADMIN, actorOf, STAFF } from '../../plugins/authentication';
import {
  bestProducts,
  bestSellers,
  quotationsPerDay,
  readAttention,
  readChanges,
  readMetrics,
} from './dashboard.repository';
import { readOwnPerformance, readPerformance } from './performance.repository';
import { daysOf } from './periods';
import { mailWeeklyFigures } from './weekly-figures';

const day = Type.String({ format: 'date' });
const codes = Type.Optional(Type.String({ maxLength: 2000 }));
const days = { startDate: Type.Optional(day), endDate: Type.Optional(day) };
const PeriodQuery = querySchema(days);
const PerformanceQuery = querySchema({ ...days, seller: codes, brand: codes });

const SERIES = {
  'product-best-seller': bestProducts,
  'best-sellers': bestSellers,
  'sell-per-day': quotationsPerDay,
};

/** Routes of the dashboard's counters and charts. */
export function dashboardRoutes(app: Api, context: ApiContext): void {
  const { db } = context.database;
  const { config } = context;
  context.chores.push(() => mailWeeklyFigures(context));
  const admin = { config: { roles: ADMIN } };
  app.get('/dashboard/metrics', { schema: { response: { 200: DashboardMetrics } }, ...admin }, () =>
    readMetrics(db, config.personTypes.client),
  );
  app.get('/dashboard/attention', { schema: { response: { 200: Attention } }, ...admin }, (request) =>
    readAttention(db, actorOf(request)),
  );
  const changesSchema = { querystring: PeriodQuery, response: { 200: DashboardChanges } };
  app.get('/dashboard/changes', { schema: changesSchema, ...admin }, ({ query }) =>
    readChanges(db, daysOf(query), config.personTypes.client),
  );
  const schema = { querystring: PerformanceQuery, response: { 200: Performance } };
  app.get('/dashboard/performance', { schema, ...admin }, ({ query }) =>
    readPerformance(db, { ...query, ...daysOf(query) }),
  );
  const ownSchema = { querystring: PeriodQuery, response: { 200: OwnPerformance } };
  app.get('/dashboard/own-performance', { schema: ownSchema, config: { roles: STAFF } }, (request) =>
    readOwnPerformance(db, daysOf(request.query), actorOf(request).code),
  );
  for (const [path, read] of Object.entries(SERIES)) {
    const schema = { response: { 200: Type.Array(SeriesItem) } };
    app.get(`/dashboard/${path}`, { schema, ...admin }, () => read(db));
  }
}
