import { type SQL, sql } from 'drizzle-orm';
import { conversation, message, messageRead, quotation } from '../db/schema';
import type { Actor } from '../identity/actor';

/** Whose messages a reader has to read. */
export const otherSide = ({ role }: Actor): 'CLIENT' | 'STAFF' => (role === 'client' ? 'STAFF' : 'CLIENT');

/** Up to where a reader has read the conversation of the quotation; for administrators, up to where anybody of the staff has. */
const readBy = (reader: Actor): SQL =>
  reader.role === 'admin'
    ? sql`(select ${conversation.staffRead} from ${conversation}
        where ${conversation.quotationCode} = ${quotation.code})`
    : sql`(select ${messageRead.position} from ${messageRead}
        where ${messageRead.quotationCode} = ${quotation.code} and ${messageRead.personCode} = ${reader.code})`;

/** How many messages of the other side the reader has not read, of each quotation. */
export const unreadBy = (reader: Actor): SQL =>
  sql`(select count(*)::int from ${message} where ${message.quotationCode} = ${quotation.code}
    and ${message.side} = ${otherSide(reader)} and ${message.position} > coalesce(${readBy(reader)}, 0))`;

/** Whether there are any; the same, without looking at each. */
export const hasUnread = (reader: Actor): SQL =>
  sql`exists (select from ${conversation} where ${conversation.quotationCode} = ${quotation.code}
    and ${reader.role === 'client' ? conversation.lastStaff : conversation.lastClient} > coalesce(${readBy(reader)}, 0))`;
