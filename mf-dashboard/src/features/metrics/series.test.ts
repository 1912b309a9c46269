import type { DashboardMetrics } from '@rodovia/shared/contracts/back-office';
import { counters } from './counters';
import { clientShares, quotationShares, sumOf } from './series';

const metrics = {
  QuantityClientsTotal: 45,
  QuantityClientsLast30Days: 5,
  QuantityShoppingParkTotal: 200,
  QuantityShoppingCartLast30Days: 88,
} as DashboardMetrics;

test('[BO-06] the last 30 days and the rest add up to the total', () => {
  expect(clientShares(metrics).map(({ Total }) => Total)).toEqual([5, 40]);
  expect(sumOf(quotationShares(metrics))).toBe(200);
});

test('[BO-05] nine counters', () => {
  expect(new Set(counters.map(({ field }) => field)).size).toBe(9);
});
