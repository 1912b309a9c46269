import {
  QUEUES,
  type Queue,
  type QuotationQueue,
  type SellerLoad,
  type ShoppingCart,
} from '@rodovia/shared/contracts/quotations';
import { and, eq, sql } from 'drizzle-orm';
import { readDesk } from '../../../calendar/schedule';
import { silentUntil } from '../../../calendar/silence';
import type { ApiContext } from '../../../context/context';
import { readPage } from '../../../crud/record-source';
import { quotation } from '../../../db/schema';
import type { Actor } from '../../../identity/actor';
import { inQueue, isLate, isUnsettled } from '../../../records/quotation-queues';
import { visibleQuotations } from '../../../records/quotation-sides';
import { quotationSource } from '../quotation.repository';
import { quotationsSeenBy } from '../quotation-history';

const AT_ONCE = 5;
/** Orders of queues: earliest due date first; otherwise longest waiting first. */
const ORDERS: Partial<Record<Queue, string>> = { LATE: 'ResponseDueAt', TODAY: 'ResponseDueAt' };

/**
 * Returns the queues of a reader: sellers with and without the right to take quotations; administrators also see those
 * of inactive sellers.
 */
function queuesFor({ role }: Actor, sellersTake: boolean): readonly Queue[] {
  if (role === 'admin') return QUEUES;
  return QUEUES.filter((queue) => queue !== 'ALONE' && (queue !== 'UNASSIGNED' || sellersTake));
}

/** Queues of quotations: of the seller, of all sellers, or of one. */
export function createQueues({ config, database: { db } }: ApiContext) {
  async function read(reader: Actor, queue: Queue, silent: Date | null, sellerCode?: string): Promise<QuotationQueue> {
    // unassigned quotations are shown to sellers without the client
    const isFree = queue === 'UNASSIGNED' && reader.role === 'seller';
    const ofSeller = sellerCode && queue !== 'UNASSIGNED' ? eq(quotation.sellerCode, sellerCode) : undefined;
    const where = [isFree ? undefined : visibleQuotations(reader), ofSeller, inQueue(queue, reader, silent)];
    const include = isFree ? 'ShoppingCartItem' : 'Person,Seller,Proposal,Reminder';
    const source = quotationsSeenBy(config.personTypes, reader);
    const page = await readPage<ShoppingCart>(db, isFree ? { ...quotationSource, fields: source.fields } : source, {
      where,
      include,
      quantity: AT_ONCE,
      orderBy: ORDERS[queue] ?? 'Updated',
    });
    return { Queue: queue, Count: page.TotalCount, Rows: page.Results };
  }

  return {
    async queues(reader: Actor, sellerCode?: string): Promise<QuotationQueue[]> {
      const [{ sellersTake }, silent] = await Promise.all([readDesk(db), silentUntil(db)]);
      return Promise.all(queuesFor(reader, sellersTake).map((queue) => read(reader, queue, silent, sellerCode)));
    },

    /** Reads the workload of all sellers, including inactive ones with unfinished quotations. */
    async loads(): Promise<SellerLoad[]> {
      const { rows } = await db.execute<SellerLoad & Record<string, unknown>>(sql`
        select person.code as "Code", person.name as "Name", person.is_active as "IsActive",
          count(${quotation.code})::int as "Open", (count(*) filter (where ${isLate}))::int as "Late"
        from person left join ${quotation} on ${and(sql`${quotation.sellerCode} = person.code`, isUnsettled)}
        where person.person_type_code = ${config.personTypes.seller}
        group by person.code having person.is_active or count(${quotation.code}) > 0
        order by fold(person.name), person.code`);
      return rows;
    },
  };
}
