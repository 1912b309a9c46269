import type { Attention, DashboardChanges, DashboardMetrics, SeriesItem } from '@rodovia/shared/contracts/back-office';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { createdBetween } from '../../crud/list-query';
import type { Executor } from '../../db/database';
import { company, group, model, person, product, quotation } from '../../db/schema';
import type { Actor } from '../../identity/actor';
import { ANSWERED } from '../../records/quotation-answers';
import { inQueue } from '../../records/quotation-queues';
import { type Days, daysBefore } from './periods';

const BARS = 10;
const DAYS = 30;
const recent = sql.raw(`created >= now() - interval '${DAYS} days'`);

/** Reads the counters of the dashboard; models, groups and companies only count active ones. */
export async function readMetrics(db: Executor, clientType: string): Promise<DashboardMetrics> {
  const { rows } = await db.execute(sql`
    select clients.total as "QuantityClientsTotal", clients.recent as "QuantityClientsLast30Days",
      quotations.total as "QuantityShoppingParkTotal", quotations.recent as "QuantityShoppingCartLast30Days",
      (select count(*)::int from product) as "QuantityProducts",
      quotations.open as "QuantityShoppingCartOpen", quotations.in_progress as "QuantityShoppingCartInProgress",
      quotations.complete as "QuantityShoppingCartComplete",
      (select count(*)::int from model where is_active) as "QuantityModels",
      (select count(*)::int from product_group where is_active) as "QuantityGroups",
      (select count(*)::int from company where is_active) as "QuantityCompany"
    from
      (select count(*)::int as total, count(*) filter (where ${recent})::int as recent
        from person where person_type_code = ${clientType}) clients,
      (select count(*)::int as total, count(*) filter (where ${recent})::int as recent,
        count(*) filter (where status = 'OPEN')::int as open,
        count(*) filter (where status = 'IN PROGRESS')::int as in_progress,
        count(*) filter (where status = 'COMPLETE')::int as complete from quotation) quotations`);
  return rows[0] as unknown as DashboardMetrics;
}

/** Reads what needs attention; each number equals the count of the corresponding queue. */
export async function readAttention(db: Executor, reader: Actor): Promise<Attention> {
  const [row] = await db
    .select({
      Forgotten: sql<number>`(count(*) filter (where ${inQueue('FORGOTTEN', reader)}))::int`,
      Late: sql<number>`(count(*) filter (where ${inQueue('LATE', reader)}))::int`,
      Unread: sql<number>`(count(*) filter (where ${inQueue('UNREAD', reader)}))::int`,
    })
    .from(quotation);
  return row as Attention;
}

const ofStatus = (status: string): SQL => sql`${quotation.status} = ${status}`;

/** Reads how many records were created in a period and in the previous one of the same length. */
export async function readChanges(db: Executor, days: Days, clientType: string): Promise<DashboardChanges> {
  const before = daysBefore(days);
  const counted: Record<keyof DashboardChanges['Counters'], [PgTable & { created: PgColumn }, SQL?]> = {
    QuantityClientsTotal: [person, sql`${person.personTypeCode} = ${clientType}`],
    QuantityShoppingParkTotal: [quotation],
    QuantityProducts: [product],
    QuantityShoppingCartOpen: [quotation, ofStatus('OPEN')],
    QuantityShoppingCartInProgress: [quotation, ofStatus('IN PROGRESS')],
    QuantityShoppingCartComplete: [quotation, ofStatus('COMPLETE')],
    QuantityModels: [model, sql`${model.isActive}`],
    QuantityGroups: [group, sql`${group.isActive}`],
    QuantityCompany: [company, sql`${company.isActive}`],
  };
  const parts = Object.entries(counted).map(([name, [table, condition]]) => {
    const within = (span: Days) =>
      sql`(count(*) filter (where ${sql.join(createdBetween(table.created, span), sql` and `)}))::int`;
    const counts = sql`json_build_object('Current', ${within(days)}, 'Previous', ${within(before)})`;
    return sql`(select ${counts} from ${table} where ${condition ?? sql`true`}) as ${sql.identifier(name)}`;
  });
  const { rows } = await db.execute(sql`select ${sql.join(parts, sql`, `)}`);
  return {
    Period: { StartDate: days.startDate, EndDate: days.endDate },
    Before: { StartDate: before.startDate, EndDate: before.endDate },
    Counters: rows[0] as unknown as DashboardChanges['Counters'],
  };
}

async function series(db: Executor, query: SQL): Promise<SeriesItem[]> {
  return (await db.execute(query)).rows as unknown as SeriesItem[];
}

/** Most quoted products by quantity, and the quantity in accepted proposals; cancelled quotations are excluded. */
export const bestProducts = (db: Executor) =>
  series(
    db,
    sql`with best as (
        select product.code, product.description, sum(quotation_item.quantity)::float8 as total
        from quotation_item join quotation on quotation.code = quotation_code and quotation.status <> 'CANCEL'
        join product on product.code = product_code
        group by product.code order by 3 desc, 2 limit ${BARS})
      select description as "Description", total as "Total",
        (select coalesce(sum(line.quantity), 0)::float8 from proposal_line line
          join proposal on proposal.code = line.proposal_code and proposal.status = 'ACCEPTED'
          where line.product_code = best.code and not line.declined) as "Accepted"
      from best order by 2 desc, 1`,
  );

/** Sellers with most quotations, and how many of these have an accepted proposal; cancelled ones are excluded. */
export const bestSellers = (db: Executor) =>
  series(
    db,
    sql`select person.name as "Description", count(*)::int as "Total",
        (count(*) filter (where ${ANSWERED.ACCEPTED}))::int as "Accepted"
      from quotation join person on person.code = seller_code where quotation.status <> 'CANCEL'
      group by person.code order by 2 desc, 1 limit ${BARS}`,
  );

/** Quotations per day of the last thirty days in the time zone of São Paulo, today last, including days without any. */
export const quotationsPerDay = (db: Executor) =>
  series(
    db,
    sql`with today as (select (now() at time zone 'America/Sao_Paulo')::date as day)
      select to_char(days.day, 'DD/MM') as "Description", count(quotation.code)::int as "Total"
      from today, lateral generate_series(today.day - ${DAYS - 1}::int, today.day, interval '1 day') as days(day)
      left join quotation on (quotation.created at time zone 'America/Sao_Paulo')::date = days.day::date
      group by days.day order by days.day`,
  );
