import type { QuotationNews } from '@rodovia/shared/contracts/quotations';
import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { instant } from '../../../db/projection';
import { proposal, quotation, quotationEvent } from '../../../db/schema';
import type { Actor } from '../../../identity/actor';
import type { QuotationSides } from '../../../records/quotation-sides';

/** An event of the feed, with the fields that decide who may see it. */
export interface FeedRow extends QuotationSides, Omit<QuotationNews, 'type' | 'own'> {
  sequence: number;
  actorCode: string;
}

/** Maximum number of rows per read. */
export const BATCH = 200;

const latestProposal = sql`case when ${quotationEvent.kind} = 'PROPOSAL' then (select json_build_object(
    'version', ${proposal.ordinal}, 'status', ${proposal.status}, 'totalCents', ${proposal.totalCents})
  from ${proposal} where ${proposal.quotationCode} = ${quotation.code} and ${proposal.ordinal} is not null
  order by ${proposal.ordinal} desc limit 1) end`;

/** Reads committed events after `sequence`, in order. */
export function readFeed(db: Executor, sequence: number, visible?: SQL): Promise<FeedRow[]> {
  return db
    .select({
      sequence: sql<number>`${quotationEvent.sequence}`,
      code: quotation.code,
      number: quotation.number,
      status: sql<FeedRow['status']>`${quotationEvent.status}`,
      kind: sql<FeedRow['kind']>`${quotationEvent.kind}`,
      at: sql<string>`${instant(quotationEvent.created)}`,
      proposal: sql<FeedRow['proposal']>`${latestProposal}`,
      actorCode: quotationEvent.actorCode,
      personCode: quotation.personCode,
      sellerCode: quotation.sellerCode,
    })
    .from(quotationEvent)
    .innerJoin(quotation, eq(quotation.code, quotationEvent.quotationCode))
    .where(and(gt(quotationEvent.sequence, sequence), visible))
    .orderBy(asc(quotationEvent.sequence))
    .limit(BATCH);
}

/** Returns the latest sequence number; 0 if there is none. */
export async function latestSequence(db: Executor): Promise<number> {
  const [row] = await db
    .select({ last: sql<number>`coalesce(max(${quotationEvent.sequence}), 0)` })
    .from(quotationEvent);
  return row?.last ?? 0;
}

/** Formats an event as a server-sent event for `actor`. */
export function eventText(
  { sequence, actorCode, personCode: _person, sellerCode: _seller, ...step }: FeedRow,
  actor: Actor,
): string {
  const news: QuotationNews = { type: 'quotation', ...step, own: actorCode === actor.code };
  return `id: ${sequence}\ndata: ${JSON.stringify(news)}\n\n`;
}

/** Formats the position up to which the reader is up to date, including events it may not see. */
export const positionText = (sequence: number) => `id: ${sequence}\ndata: {"type":"position"}\n\n`;
