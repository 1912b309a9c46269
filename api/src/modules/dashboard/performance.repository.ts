import type { OwnPerformance, Performance, PerformanceFigures } from '@rodovia/shared/contracts/back-office';
import { NO_FIGURES } from '@rodovia/shared/contracts/proposals';
import { type SQL, sql } from 'drizzle-orm';
import { createdBetween, splitCodes, whereAll } from '../../crud/list-query';
import type { Executor } from '../../db/database';
import { quotation } from '../../db/schema';
import { ANSWERED, ofBrands, ofSellers } from '../../records/quotation-answers';
import { type Days, daysBefore } from './periods';

/** Days of a period, both inclusive, and filters of the counted quotations. */
export interface PerformanceQuery extends Days {
  seller?: string;
  brand?: string;
}

const filtersOf = ({ seller, brand, ...period }: PerformanceQuery): (SQL | undefined)[] => [
  ...createdBetween(quotation.created, period),
  ofSellers(splitCodes(seller)),
  ofBrands(splitCodes(brand)),
];

/** Counted quotations, each once, with the conditions of the list's filters; `current` tells the period. */
const facts = ({ startDate, ...query }: PerformanceQuery, before: PerformanceQuery): SQL => sql`
  latest as materialized (select distinct on (quotation_code) quotation_code, code, total_cents as total
    from proposal where ordinal is not null order by quotation_code, ordinal desc),
  fact as materialized (select ${quotation.code}, ${quotation.sellerCode}, ${quotation.lossReasonCode},
      ${quotation.outcome}, ${quotation.answerMinutes}, latest.total, latest.code as proposal_code,
      ${sql.join(createdBetween(quotation.created, { startDate }), sql` and `)} as current,
      ${ANSWERED.PROPOSED} as proposed, ${ANSWERED.IN_TIME} as in_time, ${ANSWERED.LATE} as late,
      ${ANSWERED.ACCEPTED} as accepted
    from ${quotation} left join latest on latest.quotation_code = ${quotation.code}
    ${whereAll(filtersOf({ ...query, startDate: before.startDate }))})`;

const count = (condition: string) => sql.raw(`(count(*) filter (where ${condition}))::int`);
const cents = (condition: string) => sql.raw(`coalesce(sum(fact.total) filter (where fact.${condition}), 0)::float8`);
const percentile = (share: number) =>
  sql.raw(`percentile_cont(${share}) within group (order by fact.answer_minutes)::float8`);

const AMOUNTS = sql`fact.current as "IsCurrent",
  ${cents('proposed')} as "ProposedCents", ${cents('accepted')} as "AcceptedCents"`;
const FIGURES = sql`fact.current as "IsCurrent", count(*)::int as "Closed",
  ${count('fact.proposed')} as "Proposed", ${cents('proposed')} as "ProposedCents",
  ${count('fact.accepted')} as "Accepted", ${cents('accepted')} as "AcceptedCents",
  ${count('fact.in_time')} as "InTime", ${count('fact.late')} as "Late",
  ${count("fact.outcome = 'WON'")} as "Won", ${count("fact.outcome = 'LOST'")} as "Lost",
  ${count("fact.outcome = 'UNANSWERED'")} as "Unanswered",
  ${percentile(0.5)} as "MedianMinutes", ${percentile(0.9)} as "P90Minutes"`;

const listOf = (query: SQL): SQL => sql`(select coalesce(json_agg(one), '[]'::json) from (${query}) one)`;

const ASKED = sql.raw(`select distinct fact.*, product.brand_code from fact
  join quotation_item on quotation_item.quotation_code = fact.code
  join product on product.code = quotation_item.product_code`);

const PARTS = {
  Total: sql`select ${FIGURES} from fact group by fact.current`,
  Sellers: sql`select served.code as "Code", served.name as "Name", ${FIGURES} from fact
    join person served on served.code = fact.seller_code
    group by served.code, fact.current order by count(*) desc, served.name, served.code`,
  Brands: sql`select brand.code as "Code", brand.description as "Name", ${FIGURES} from (${ASKED}) fact
    join brand on brand.code = fact.brand_code
    group by brand.code, fact.current order by count(*) desc, brand.description`,
  BrandAmounts: sql`select brand.code as "Code", brand.description as "Name", ${AMOUNTS} from
    (select fact.current, fact.proposed, fact.accepted, product.brand_code, line.line_total_cents as total from fact
      join proposal_line line on line.proposal_code = fact.proposal_code
      join product on product.code = line.product_code) fact
    join brand on brand.code = fact.brand_code
    group by brand.code, fact.current order by brand.description`,
  Unbranded: sql`select ${FIGURES} from fact
    where not exists (select from (${ASKED}) asked where asked.code = fact.code) group by fact.current`,
  LossReasons: sql`select reason.code as "Code", reason.description as "Name", fact.current as "IsCurrent",
      count(*)::int as "Total"
    from fact join loss_reason reason on reason.code = fact.loss_reason_code
    group by reason.code, fact.current order by 4 desc, 2`,
};

type Brand = PerformanceFigures['Brands'][number];
type InPeriod<T> = T & { IsCurrent: boolean };
interface Read {
  Total: InPeriod<PerformanceFigures['Total']>[];
  Sellers: InPeriod<PerformanceFigures['Sellers'][number]>[];
  Brands: InPeriod<Brand>[];
  BrandAmounts: InPeriod<Pick<Brand, 'Code' | 'Name' | 'ProposedCents' | 'AcceptedCents'>>[];
  Unbranded: InPeriod<PerformanceFigures['Unbranded']>[];
  LossReasons: InPeriod<PerformanceFigures['LossReasons'][number]>[];
}

/** Gives brands the amounts of the lines that offer them, and adds those that are offered and were not requested. */
function withAmounts(requested: readonly Brand[], amounts: Read['BrandAmounts']): Brand[] {
  const isRequested = new Set(requested.map(({ Code }) => Code));
  const offered = amounts.filter(({ Code }) => !isRequested.has(Code));
  return [...requested, ...offered.map((brand) => ({ ...NO_FIGURES, ...brand }))].map((brand) => {
    const { ProposedCents = 0, AcceptedCents = 0 } = amounts.find(({ Code }) => Code === brand.Code) ?? {};
    return { ...brand, ProposedCents, AcceptedCents };
  });
}

/** Returns the figures of one period. */
function periodOf({ Total, Sellers, LossReasons, ...read }: Read, isCurrent: boolean): PerformanceFigures {
  const own = <T extends { IsCurrent: boolean }>(rows: T[]) => rows.filter((row) => row.IsCurrent === isCurrent);
  return {
    Total: own(Total)[0] ?? NO_FIGURES,
    Sellers: own(Sellers),
    Brands: withAmounts(own(read.Brands), own(read.BrandAmounts)),
    Unbranded: own(read.Unbranded)[0] ?? NO_FIGURES,
    LossReasons: own(LossReasons),
  };
}

/** Reads parts of the results of a period and of the previous one. */
async function readParts<N extends keyof Read>(db: Executor, query: PerformanceQuery, ...names: N[]) {
  const parts = names.map((name) => sql`${listOf(PARTS[name])} as ${sql.identifier(name)}`);
  const before = { ...query, ...daysBefore(query) };
  const { rows } = await db.execute(sql`with ${facts(query, before)} select ${sql.join(parts, sql`, `)}`);
  return rows[0] as unknown as Pick<Read, N>;
}

const daysIn = ({ startDate, endDate }: Days) => ({ StartDate: startDate, EndDate: endDate });

/** Reads the totals of one seller in a period and in the previous one. */
export async function readOwnPerformance(db: Executor, days: Days, seller: string): Promise<OwnPerformance> {
  const { Total } = await readParts(db, { ...days, seller }, 'Total');
  const totalOf = (isCurrent: boolean) => Total.find((one) => one.IsCurrent === isCurrent) ?? NO_FIGURES;
  return {
    Period: daysIn(days),
    Before: daysIn(daysBefore(days)),
    Current: totalOf(true),
    Previous: totalOf(false),
  };
}

/** Reads the results of a period and of the previous one. */
export async function readPerformance(db: Executor, query: PerformanceQuery): Promise<Performance> {
  // the query by brand takes as long as all others, so it runs in parallel on its own connection
  const [others, brands] = await Promise.all([
    readParts(db, query, 'Total', 'Sellers', 'LossReasons'),
    readParts(db, query, 'Brands', 'BrandAmounts', 'Unbranded'),
  ]);
  const read = { ...others, ...brands };
  return {
    Period: daysIn(query),
    Before: daysIn(daysBefore(query)),
    Current: periodOf(read, true),
    Previous: periodOf(read, false),
  };
}
