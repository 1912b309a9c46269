import { times } from './load';

const QUERIES = {
  'dashboard, counters': '/dashboard/metrics',
  'dashboard, products': '/dashboard/product-best-seller',
  'dashboard, sellers': '/dashboard/best-sellers',
  'dashboard, days': '/dashboard/sell-per-day',
  'quotations, first page': '/shopping-cart/pagged?include=Person%2CSeller',
  'quotations, open': '/shopping-cart/pagged?include=Person%2CSeller&status=OPEN',
  'quotations, by client': '/shopping-cart/pagged?include=Person%2CSeller&term=client+c4',
  'quotations, by number': '/shopping-cart/pagged?include=Person%2CSeller&term=4711',
  'quotations, last month': '/shopping-cart/pagged?include=Person%2CSeller&startDate={month}',
  'quotations, page 5000': '/shopping-cart/pagged?include=Person%2CSeller&page=5000&quantity=8',
};

const ROUNDS = 7;

/** Median times in ms of the dashboard's reads and of the lists of quotations, as an administrator. */
export async function quotationTimes(base: string, token: string): Promise<[name: string, ms: number][]> {
  const month = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
  const found: [string, number][] = [];
  for (const [name, query] of Object.entries(QUERIES)) {
    const path = `/api${query.replace('{month}', month)}`;
    found.push([name, await times(base, Array(ROUNDS).fill(path), { authorization: `Bearer ${token}` })]);
  }
  return found;
}
