import type { QuotationNews } from '@rodovia/shared/contracts';
import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { instant } from '../../../db/projection';
import { quotation, quotationEvent } from '../../../db/schema';
import type { Actor } from '../../../identity/actor';
import type { QuotationSides } from '../../../records/quotation-sides';

/** A step of a quotation as the feed has it, with what decides who may see it. */
export interface FeedRow extends QuotationSides, Omit<QuotationNews, 'type' | 'own'> {
  sequence: number;
  actorCode: string;
}

/** Most rows of one reading. */
export const BATCH = 200;

/** Committed steps after `sequence`, in their order. */
export function readFeed(db: Executor, sequence: number, visible?: SQL): Promise<FeedRow[]> {
  return db
    .select({
      sequence: sql<number>`${quotationEvent.sequence}`,
      code: quotation.code,
      number: quotation.number,
      status: sql<FeedRow['status']>`${quotationEvent.status}`,
      kind: sql<FeedRow['kind']>`${quotationEvent.kind}`,
      at: sql<string>`${instant(quotationEvent.created)}`,
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

/** Sequence of the latest step; 0 before the first. */
export async function latestSequence(db: Executor): Promise<number> {
  const [row] = await db
    .select({ last: sql<number>`coalesce(max(${quotationEvent.sequence}), 0)` })
    .from(quotationEvent);
  return row?.last ?? 0;
}

/** A step as a server-sent event for `actor`. */
export function eventText(
  { sequence, actorCode, personCode: _person, sellerCode: _seller, ...step }: FeedRow,
  actor: Actor,
): string {
  const news: QuotationNews = { type: 'quotation', ...step, own: actorCode === actor.code };
  return `id: ${sequence}\ndata: ${JSON.stringify(news)}\n\n`;
}

/** Says up to where the reader knows everything, also what it may not see. */
export const positionText = (sequence: number) => `id: ${sequence}\ndata: {"type":"position"}\n\n`;
