import { type SQL, sql } from 'drizzle-orm';
import { conversation, message, messageRead, quotation } from '../db/schema';
import type { Actor } from '../identity/actor';

/** Returns the side whose messages a reader reads. */
export const otherSide = ({ role }: Actor): 'CLIENT' | 'STAFF' => (role === 'client' ? 'STAFF' : 'CLIENT');

/** SQL for the read position of a reader; for administrators, that of the staff. */
const readBy = (reader: Actor): SQL =>
  reader.role === 'admin'
    ? sql`(select ${conversation.staffRead} from ${conversation}
        where ${conversation.quotationCode} = ${quotation.code})`
    : sql`(select ${messageRead.position} from ${messageRead}
        where ${messageRead.quotationCode} = ${quotation.code} and ${messageRead.personCode} = ${reader.code})`;

/** SQL for the number of unread messages of the other side. */
export const unreadBy = (reader: Actor): SQL =>
  sql`(select count(*)::int from ${message} where ${message.quotationCode} = ${quotation.code}
    and ${message.side} = ${otherSide(reader)} and ${message.position} > coalesce(${readBy(reader)}, 0))`;

/** SQL condition: the client's last message has no answer, and nobody said that it needs none. */
export const awaitsAnswer: SQL = sql`exists (select from ${conversation}
  where ${conversation.quotationCode} = ${quotation.code}
    and ${conversation.lastClient} > greatest(${conversation.lastStaff}, ${conversation.settledClient}))`;

/** SQL condition: has unread messages; faster than counting. */
export const hasUnread = (reader: Actor): SQL =>
  sql`exists (select from ${conversation} where ${conversation.quotationCode} = ${quotation.code}
    and ${reader.role === 'client' ? conversation.lastStaff : conversation.lastClient} > coalesce(${readBy(reader)}, 0))`;
