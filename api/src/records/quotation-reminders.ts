import { type SQL, sql } from 'drizzle-orm';
import { jsonObject } from '../db/projection';
import { conversation, message, proposal, quotation, quotationReminder } from '../db/schema';
import type { Actor } from '../identity/actor';

const ofReader = ({ code }: Actor): SQL =>
  sql`${quotationReminder.quotationCode} = ${quotation.code} and ${quotationReminder.personCode} = ${code}`;

/** SQL for the reader's own reminder of a quotation; null without one. */
export const reminderOf = (reader: Actor): SQL =>
  sql`(select ${jsonObject({
    DueDate: sql`to_char(${quotationReminder.due}, 'YYYY-MM-DD')`,
    Note: sql`${quotationReminder.note}`,
  })} from ${quotationReminder} where ${ofReader(reader)})`;

/** SQL for today in the time zone of São Paulo. */
export const TODAY: SQL = sql`(now() at time zone 'America/Sao_Paulo')::date`;

/** SQL condition: the reader wanted to be reminded by today. */
export const isReminderDue = (reader: Actor): SQL =>
  sql`exists (select from ${quotationReminder} where ${ofReader(reader)} and ${quotationReminder.due} <= ${TODAY})`;

/** SQL for when staff last wrote in the conversation. */
const lastStaffWord = sql`(select max(${message.created}) from ${message}
  where ${message.quotationCode} = ${quotation.code} and ${message.side} = 'STAFF')`;

/**
 * SQL condition: a proposal is in force, the client has not answered or written since, and staff have said nothing after
 * `before`.
 */
export const isSilentSince = (before: Date): SQL =>
  sql`exists (select from ${proposal} where ${proposal.quotationCode} = ${quotation.code}
    and ${proposal.status} = 'SENT' and ${proposal.validUntil} >= now() and ${proposal.request} is null
    and greatest(${proposal.sent}, ${lastStaffWord}) <= ${before.toISOString()}::timestamptz
    and not exists (select from ${conversation} where ${conversation.quotationCode} = ${quotation.code}
      and ${conversation.lastClient} > ${conversation.lastStaff}
      and exists (select from ${message} where ${message.quotationCode} = ${quotation.code}
        and ${message.position} = ${conversation.lastClient} and ${message.created} > ${proposal.sent})))`;
