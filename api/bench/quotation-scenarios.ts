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
  'an empty route': '/health/live',
  'desk, queues of all': '/shopping-cart/queue',
  'desk, load of sellers': '/shopping-cart/load',
  'desk, late ones in order': '/shopping-cart/pagged?include=Person%2CSeller&queue=LATE&orderBy=ResponseDueAt+asc',
  'desk, unread ones': '/shopping-cart/pagged?include=Person%2CSeller&queue=UNREAD',
  'desk, all by when they are due': '/shopping-cart/pagged?include=Person%2CSeller&orderBy=ResponseDueAt+asc',
  'desk, unread conversations': '/message/unread',
  'desk, one conversation': '/message/by-quotation/{quotation}',
  'proposals, first page': '/proposal/pagged',
  'performance, last month': '/dashboard/performance?startDate={month}&endDate={today}',
  'changes, first page': '/record-change/pagged',
  'changes, of one record': '/record-change/pagged?record={quotation}',
  'changes, by a word': '/record-change/pagged?term=concluido',
  'searches in vain, most asked': '/search-miss/pagged?orderBy=Asked+desc',
  'quotations, lost last month': '/shopping-cart/pagged?outcome=LOST&startDate={month}',
  'quotations, page 5000': '/shopping-cart/pagged?include=Person%2CSeller&page=5000&quantity=8',
};

const ROUNDS = 7;

/** Median times in ms of the dashboard and of quotation lists, as an administrator. */
export async function quotationTimes(base: string, token: string): Promise<[name: string, ms: number][]> {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const headers = { authorization: `Bearer ${token}` };
  const first = await fetch(`${base}/api/shopping-cart/pagged?quantity=1`, { headers });
  const quotation = ((await first.json()) as { Results: { Code: string }[] }).Results[0]?.Code ?? '';
  const names = { month: day(30), today: day(0), quotation };
  const found: [string, number][] = [];
  for (const [name, query] of Object.entries(QUERIES)) {
    const path = `/api${query.replace(/\{(\w+)\}/g, (_, name: keyof typeof names) => names[name])}`;
    found.push([name, await times(base, Array(ROUNDS).fill(path), headers)]);
  }
  return found;
}
