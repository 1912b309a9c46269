import type { Performance, PerformanceFigures } from '@rodovia/shared/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { createdBetween, splitCodes, whereAll } from '../../crud/list-query';
import type { Executor } from '../../db/database';
import { quotation } from '../../db/schema';
import { ANSWERED, ofBrands } from '../../records/quotation-answers';

/** The days of a period, both included, and whose quotations are counted. */
export interface PerformanceQuery {
  startDate: string;
  endDate: string;
  seller?: string;
  brand?: string;
}

const DAY = 86_400_000;
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** The period of the same length right before. */
export function periodBefore({ startDate, endDate, ...rest }: PerformanceQuery): PerformanceQuery {
  const [start, end] = [Date.parse(startDate), Date.parse(endDate)];
  return { ...rest, startDate: dayOf(start - (end - start) - DAY), endDate: dayOf(start - DAY) };
}

function filtersOf({ seller, brand, ...period }: PerformanceQuery): (SQL | undefined)[] {
  const [sellers, brands] = [splitCodes(seller), splitCodes(brand)];
  return [
    ...createdBetween(quotation.created, period),
    sellers.length > 0 ? sql`${quotation.sellerCode}::text = any(${sql.param(sellers)}::text[])` : undefined,
    brands.length > 0 ? ofBrands(brands) : undefined,
  ];
}

const count = (condition: SQL) => sql`(count(*) filter (where ${condition}))::int`;
/** In centavos, of the latest proposal that was sent. */
const cents = (condition: SQL) => sql`coalesce(sum(offered.total) filter (where ${condition}), 0)::float8`;
const percentile = (share: number) =>
  sql`percentile_cont(${share}::float8) within group (order by ${quotation.answerMinutes})::float8`;

const offered = sql`left join lateral (select total_cents as total from proposal
  where quotation_code = ${quotation.code} and ordinal is not null order by ordinal desc limit 1) offered on true`;

const FIGURES = sql`count(*)::int as "Closed",
  ${count(ANSWERED.PROPOSED)} as "Proposed", ${cents(ANSWERED.PROPOSED)} as "ProposedCents",
  ${count(ANSWERED.ACCEPTED)} as "Accepted", ${cents(ANSWERED.ACCEPTED)} as "AcceptedCents",
  ${count(ANSWERED.IN_TIME)} as "InTime", ${count(ANSWERED.LATE)} as "Late",
  ${count(sql`${quotation.outcome} = 'WON'`)} as "Won", ${count(sql`${quotation.outcome} = 'LOST'`)} as "Lost",
  ${count(sql`${quotation.outcome} = 'UNANSWERED'`)} as "Unanswered",
  ${percentile(0.5)} as "MedianMinutes", ${percentile(0.9)} as "P90Minutes"`;

async function rowsOf<T>(db: Executor, query: SQL): Promise<T[]> {
  return (await db.execute(query)).rows as T[];
}

/** The figures of the quotations that were closed in a period. */
async function figures(db: Executor, query: PerformanceQuery): Promise<PerformanceFigures> {
  const where = whereAll(filtersOf(query));
  const [total] = await rowsOf<PerformanceFigures['Total']>(
    db,
    sql`select ${FIGURES} from ${quotation} ${offered} ${where}`,
  );
  const sellers = await rowsOf<PerformanceFigures['Sellers'][number]>(
    db,
    sql`select served.code as "Code", served.name as "Name", ${FIGURES} from ${quotation} ${offered}
      join person served on served.code = ${quotation.sellerCode} ${where}
      group by served.code order by count(*) desc, served.name, served.code`,
  );
  const brands = await rowsOf<PerformanceFigures['Brands'][number]>(
    db,
    sql`select asked.code as "Code", asked.name as "Name", ${FIGURES} from ${quotation} ${offered}
      join lateral (select distinct brand.code, brand.description as name from quotation_item
        join product on product.code = quotation_item.product_code join brand on brand.code = product.brand_code
        where quotation_item.quotation_code = ${quotation.code}) asked on true ${where}
      group by asked.code, asked.name order by count(*) desc, asked.name`,
  );
  const reasons = await rowsOf<PerformanceFigures['LossReasons'][number]>(
    db,
    sql`select reason.code as "Code", reason.description as "Name", count(*)::int as "Total" from ${quotation}
      join loss_reason reason on reason.code = ${quotation.lossReasonCode} ${where}
      group by reason.code order by 3 desc, 2`,
  );
  return { Total: total as PerformanceFigures['Total'], Sellers: sellers, Brands: brands, LossReasons: reasons };
}

/** The figures of a period and those of the one before it. */
export async function readPerformance(db: Executor, query: PerformanceQuery): Promise<Performance> {
  const before = periodBefore(query);
  const [current, previous] = await Promise.all([figures(db, query), figures(db, before)]);
  return {
    Period: { StartDate: query.startDate, EndDate: query.endDate },
    Before: { StartDate: before.startDate, EndDate: before.endDate },
    Current: current,
    Previous: previous,
  };
}
