import {
  MAX_NOTICES,
  NOTICE_DAYS,
  type Notice,
  type NoticeCount,
  type Notices,
} from '@rodovia/shared/contracts/back-office';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { instantOf } from '../../db/projection';
import type { Actor } from '../../identity/actor';
import { TODAY } from '../../records/quotation-reminders';

/** SQL for the seller of a quotation before an event, as far as its history tells. */
const sellerBefore = sql`(select earlier.seller_code from quotation_event earlier
  where earlier.quotation_code = event.quotation_code and earlier.id < event.id and earlier.seller_code is not null
  order by earlier.id desc limit 1)`;

/** SQL condition: a reassignment took the quotation from the reader. */
const isLeft = ({ code }: Actor): SQL =>
  sql`(event.kind = 'REASSIGNMENT' and event.seller_code <> ${code}::uuid and ${sellerBefore} = ${code}::uuid)`;

/** SQL condition: the reader may open the quotation of the event. */
const isOpen = ({ code, role }: Actor): SQL =>
  role === 'seller' ? sql`coalesce(quoted.seller_code = ${code}::uuid, false)` : sql`true`;

/** SQL condition: the event is about the reader's work. */
const isOwnWork = (reader: Actor): SQL =>
  reader.role === 'seller'
    ? sql`(${isOpen(reader)} and coalesce(event.seller_code, ${sellerBefore}) = ${reader.code}::uuid or ${isLeft(reader)})`
    : sql`event.quotation_code in (select quotation_code from quotation_event where actor_code = ${reader.code}::uuid)`;

/** SQL for all notices of a reader, as rows with their time. */
const noticesOf = (reader: Actor): SQL => sql`(
  select event.kind, event.created as at, event.actor_code, event.note as text, event.status, event.seller_code,
    quoted.code as quotation_code, quoted.number, quoted.person_code,
    ${isOpen(reader)} as is_open, ${isLeft(reader)} as is_left
  from quotation_event event join quotation quoted on quoted.code = event.quotation_code
  where event.created > now() - make_interval(days => ${sql.raw(String(NOTICE_DAYS))})
    and event.actor_code <> ${reader.code}::uuid and ${isOwnWork(reader)}
  union all
  select 'UNDONE', undone, undone_by, summary, null, null, null, null, null, false, false from change_set
  where actor_code = ${reader.code}::uuid and undone_by <> ${reader.code}::uuid
    and undone > now() - make_interval(days => ${sql.raw(String(NOTICE_DAYS))}))`;

const seenBy = ({ code }: Actor): SQL =>
  sql`coalesce((select seen from notice_choice where person_code = ${code}::uuid), '-infinity'::timestamptz)`;

/** SQL for the reader's reminders that are due, on quotations that they may see and that are not finished. */
const dueReminders = (reader: Actor): SQL => sql`(
  select quoted.code, quoted.number, client.name as client, reminder.due, reminder.note
  from quotation_reminder reminder join quotation quoted on quoted.code = reminder.quotation_code
  join person client on client.code = quoted.person_code
  where reminder.person_code = ${reader.code}::uuid and reminder.due <= ${TODAY}
    and quoted.status in ('OPEN', 'IN PROGRESS')
    ${reader.role === 'seller' ? sql`and quoted.seller_code = ${reader.code}::uuid` : sql``})`;

/** Reads the numbers of unseen notices and due reminders of a reader. */
export async function countNotices(db: Executor, reader: Actor): Promise<NoticeCount> {
  const { rows } = await db.execute<NoticeCount & Record<string, unknown>>(sql`select
    (select count(*)::int from ${noticesOf(reader)} notice where notice.at > ${seenBy(reader)}) as "Unseen",
    (select count(*)::int from ${dueReminders(reader)} due) as "Reminders"`);
  return rows[0] ?? { Unseen: 0, Reminders: 0 };
}

/**
 * Reads the newest notices of a reader, and the reminders that are due.
 * @param since only what happened after this time.
 */
export async function readNotices(db: Executor, reader: Actor, since?: Date): Promise<Notices> {
  const latest = since ? sql`where notice.at > ${since.toISOString()}::timestamptz` : sql``;
  // one after the other, because a transaction has one connection
  const found = await db.execute<Notice & Record<string, unknown>>(sql`
      select notice.kind as "Kind", ${instantOf(sql`notice.at`)} as "At", actor.name as "ActorName",
        notice.text as "Text", case when notice.is_open then notice.quotation_code end as "QuotationCode",
        notice.number as "Number", client.name as "ClientName", notice.status as "Status", seller.name as "SellerName",
        case when notice.kind = 'PROPOSAL' then (select status from proposal
          where quotation_code = notice.quotation_code and ordinal is not null order by ordinal desc limit 1) end
          as "Proposal",
        notice.is_left as "Left", notice.at > ${seenBy(reader)} as "Unseen"
      from ${noticesOf(reader)} notice join person actor on actor.code = notice.actor_code
      left join person client on client.code = notice.person_code and notice.is_open
      left join person seller on seller.code = notice.seller_code
      ${latest} order by notice.at desc limit ${sql.raw(String(MAX_NOTICES))}`);
  const due = await db.execute<Notices['Reminders'][number] & Record<string, unknown>>(sql`
      select code as "QuotationCode", number as "Number", client as "ClientName",
        to_char(due, 'YYYY-MM-DD') as "DueDate", note as "Note"
      from ${dueReminders(reader)} reminder order by due, number`);
  const { Unseen } = await countNotices(db, reader);
  return { Notices: found.rows, Reminders: due.rows, Unseen };
}
