import { BOARD_DAYS, type BoardStage } from '@rodovia/shared/contracts/quotations';
import { type SQL, sql } from 'drizzle-orm';
import { proposal, quotation, quotationEvent } from '../db/schema';

/** SQL for the status of the latest sent proposal; null without one. */
const latestStatus = sql`(select ${proposal.status} from ${proposal}
  where ${proposal.quotationCode} = ${quotation.code} and ${proposal.ordinal} is not null
  order by ${proposal.ordinal} desc limit 1)`;

/** Condition: finished or cancelled within this number of days. */
export const endedWithin = (days: number): SQL =>
  sql`(${quotation.status} in ('COMPLETE', 'CANCEL') and ${quotation.code} in (
    select ${quotationEvent.quotationCode} from ${quotationEvent}
    where ${quotationEvent.kind} = 'STEP' and ${quotationEvent.status} in ('COMPLETE', 'CANCEL')
    and ${quotationEvent.created} > now() - make_interval(days => ${sql.raw(String(days))})))`;

/** SQL for the stage of a quotation that is not finished. */
const unfinishedStage = sql`case when ${quotation.status} = 'OPEN' then 'OPEN'
  else case ${latestStatus} when 'SENT' then 'PROPOSED' when 'REFUSED' then 'REFUSED' when 'ACCEPTED' then 'ACCEPTED'
  else 'PREPARING' end end`;

const isUnfinished = sql`${quotation.status} in ('OPEN', 'IN PROGRESS')`;

/** SQL for the stage on the board. */
export const stageOf: SQL = sql`case when ${isUnfinished} then ${unfinishedStage} else 'ENDED' end`;

/** Condition: on the board. */
export const isOnBoard: SQL = sql`(${isUnfinished} or ${endedWithin(BOARD_DAYS)})`;

/** Condition for the quotations of a stage. */
export const inStage = (stage: BoardStage): SQL =>
  stage === 'ENDED' ? endedWithin(BOARD_DAYS) : sql`(${isUnfinished} and ${unfinishedStage} = ${stage})`;
