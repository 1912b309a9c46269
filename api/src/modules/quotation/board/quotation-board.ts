import {
  BOARD_STAGES,
  type BoardColumn,
  type BoardStage,
  FORECAST_DAYS,
  type QuotationBoard,
  type ShoppingCart,
} from '@rodovia/shared/contracts/quotations';
import { type SQL, sql } from 'drizzle-orm';
import type { ApiContext } from '../../../context/context';
import { whereAll } from '../../../crud/list-query';
import { readPage } from '../../../crud/record-source';
import type { Executor } from '../../../db/database';
import { proposal, quotation } from '../../../db/schema';
import type { Actor } from '../../../identity/actor';
import { proposalOf } from '../../../records/proposal-state';
import { ANSWERED } from '../../../records/quotation-answers';
import { visibleQuotations } from '../../../records/quotation-sides';
import { endedWithin, inStage, isOnBoard, stageOf } from '../../../records/quotation-stages';
import { quotationsSeenBy } from '../quotation-history';
import { forecastOf } from './forecast';

/** Number of quotations per column; the others are in the list. */
const AT_ONCE = 20;

/** Orders of columns: what is due first, and what ended last; otherwise what has waited longest. */
const ORDERS: Partial<Record<BoardStage, string>> = {
  OPEN: 'ResponseDueAt',
  PREPARING: 'ResponseDueAt',
  ENDED: 'Updated desc',
};

interface Sum {
  Count: number;
  Unpriced: number;
  TotalCents: number;
}

const NOTHING: Sum = { Count: 0, Unpriced: 0, TotalCents: 0 };

async function sumsOf(db: Executor, viewer: Actor, where: (SQL | undefined)[]): Promise<Map<BoardStage, Sum>> {
  const { ProposalTotal } = proposalOf(viewer).fields;
  const { rows } = await db.execute<Sum & { Stage: BoardStage } & Record<string, unknown>>(sql`
    with placed as (select ${stageOf} as stage, ${ProposalTotal} as total, ${quotation.outcome} as outcome
      from ${quotation} ${whereAll([...where, isOnBoard])})
    select stage as "Stage", count(*)::int as "Count", (count(*) filter (where total is null))::int as "Unpriced",
      coalesce(sum(total) filter (where stage <> 'ENDED' or outcome = 'WON'), 0)::float8 as "TotalCents"
    from placed group by stage`);
  return new Map(rows.map((row) => [row.Stage, row]));
}

const hadRefusal = sql`exists (select from ${proposal} where ${proposal.quotationCode} = ${quotation.code}
  and ${proposal.status} = 'REFUSED')`;

/** Conditions of finished quotations: once in this stage. */
const REACHED: Record<Exclude<BoardStage, 'ENDED'>, SQL> = {
  OPEN: sql`true`,
  PREPARING: sql`${quotation.status} = 'COMPLETE'`,
  PROPOSED: ANSWERED.PROPOSED,
  REFUSED: hadRefusal,
  ACCEPTED: ANSWERED.ACCEPTED,
};

interface Basis {
  ended: Record<string, number>;
  won: Record<string, number>;
  wonCents: number;
}

/** Reads what became of the quotations that ended in the period of the forecast. */
async function basisOf(db: Executor, viewer: Actor): Promise<Basis> {
  const reached = Object.entries(REACHED).map(([stage, condition]) => sql`${condition} as ${sql.identifier(stage)}`);
  const counts = (further: SQL) =>
    sql.join(
      Object.keys(REACHED).map(
        (stage) => sql`${sql.raw(`'${stage}'`)}, (count(*) filter (where ${sql.identifier(stage)} ${further}))::int`,
      ),
      sql`, `,
    );
  const { rows } = await db.execute<Basis & Record<string, unknown>>(sql`
    with past as (select ${sql.join(reached, sql`, `)}, coalesce(${quotation.outcome}, '') = 'WON' as is_won,
        ${proposalOf(viewer).fields.ProposalTotal} as total
      from ${quotation} ${whereAll([visibleQuotations(viewer), endedWithin(FORECAST_DAYS)])})
    select json_build_object(${counts(sql``)}) as ended, json_build_object(${counts(sql`and is_won`)}) as won,
      coalesce(round(avg(total) filter (where is_won)), 0)::float8 as "wonCents" from past`);
  return rows[0] ?? { ended: {}, won: {}, wonCents: 0 };
}

/** The quotations of a viewer by stage, with sums and a forecast. */
export function createBoard({ config, database: { db } }: ApiContext) {
  return async (viewer: Actor, where: (SQL | undefined)[]): Promise<QuotationBoard> => {
    const source = quotationsSeenBy(config.personTypes, viewer);
    const [sums, { ended, won, wonCents }] = await Promise.all([sumsOf(db, viewer, where), basisOf(db, viewer)]);
    const columnOf = async (stage: BoardStage): Promise<BoardColumn> => {
      const { Count, Unpriced, TotalCents } = sums.get(stage) ?? NOTHING;
      const [Ended, Won] = [ended[stage] ?? 0, won[stage] ?? 0];
      const { Results } = await readPage<ShoppingCart>(db, source, {
        where: [...where, inStage(stage)],
        include: 'Person,Seller,Proposal',
        quantity: AT_ONCE,
        orderBy: ORDERS[stage] ?? 'Updated',
      });
      const basis = { totalCents: TotalCents, unpriced: Unpriced, ended: Ended, won: Won, wonCents };
      const ForecastCents = stage === 'ENDED' ? null : forecastOf(basis);
      return { Stage: stage, Count, Unpriced, TotalCents, Ended, Won, ForecastCents, Rows: Results };
    };
    const Columns = await Promise.all(BOARD_STAGES.map(columnOf));
    const forecasts = Columns.flatMap(({ ForecastCents }) => ForecastCents ?? []);
    return {
      Columns,
      WonCents: wonCents,
      ForecastCents: forecasts.length === 0 ? null : forecasts.reduce((sum, cents) => sum + cents, 0),
    };
  };
}
