import type { DashboardMetrics, SeriesItem } from '@rodovia/shared/contracts/back-office';

/** Splits a total into the last 30 days and the rest. */
const split = (total: number, recent: number): SeriesItem[] => [
  { Description: 'Últimos 30 dias', Total: recent },
  { Description: 'Anteriores', Total: Math.max(total - recent, 0) },
];

export const clientShares = (metrics: DashboardMetrics) =>
  split(metrics.QuantityClientsTotal, metrics.QuantityClientsLast30Days);

export const quotationShares = (metrics: DashboardMetrics) =>
  split(metrics.QuantityShoppingParkTotal, metrics.QuantityShoppingCartLast30Days);

export const sumOf = (items: readonly SeriesItem[]) => items.reduce((sum, { Total }) => sum + Total, 0);
