import type { QueueFilter } from '@rodovia/shared/contracts/quotations';
import { type SQL, sql } from 'drizzle-orm';
import { person, proposal, quotation } from '../db/schema';
import type { Actor } from '../identity/actor';
import { personEmail } from './person-email';
import { isReminderDue, isSilentSince } from './quotation-reminders';
import { awaitsAnswer, hasUnread } from './unread-messages';

/** SQL condition: unfinished. */
export const isUnsettled: SQL = sql`${quotation.status} in ('OPEN', 'IN PROGRESS')`;

/** SQL condition: a first proposal is due. */
const isOwed: SQL = sql`(${quotation.firstProposal} is null and ${isUnsettled})`;

/** SQL for when a first proposal is due, while it is. */
export const responseDueAt: SQL = sql`case when ${isOwed} then ${quotation.responseDue} end`;

/** SQL condition: overdue. */
export const isLate: SQL = sql`(${isOwed} and ${quotation.responseDue} < now())`;

const TOMORROW = sql`((date_trunc('day', now() at time zone 'America/Sao_Paulo') + interval '1 day')
  at time zone 'America/Sao_Paulo')`;

const hasProposal = (condition: SQL): SQL =>
  sql`exists (select from ${proposal} where ${proposal.quotationCode} = ${quotation.code} and ${condition})`;

/** SQL condition: the latest sent version. */
const isLatest = sql`${proposal.ordinal} = (select max(later.ordinal) from proposal later
  where later.quotation_code = ${proposal.quotationCode})`;

/** SQL condition: its seller is inactive. */
const isAlone = sql`exists (select from ${person} where ${person.code} = ${quotation.sellerCode} and not ${person.isActive})`;

/** SQL condition: its client gets no mails, having no address or none that is confirmed. */
const isWithoutMail = sql`exists (select from ${person} where ${person.code} = ${quotation.personCode}
  and (${personEmail} = '' or ${person.emailConfirmed} is null))`;

const isUnassigned: SQL = sql`(${quotation.status} = 'OPEN' and ${quotation.sellerCode} is null)`;

/**
 * Condition for the quotations of a queue, for a reader.
 * @param silent what `silentUntil` returns, for the queue `SILENT`, which is empty without it.
 */
export function inQueue(queue: QueueFilter, reader: Actor, silent?: Date | null): SQL {
  const inService = sql`${quotation.status} = 'IN PROGRESS'`;
  switch (queue) {
    case 'LATE':
      return isLate;
    case 'TODAY':
      return sql`(${isOwed} and ${quotation.responseDue} >= now() and ${quotation.responseDue} < ${TOMORROW})`;
    case 'ACCEPTED':
      return sql`(${inService} and ${hasProposal(sql`${proposal.status} = 'ACCEPTED'`)})`;
    case 'AWAITING':
      return sql`(${isUnsettled} and ${awaitsAnswer})`;
    case 'UNREACHED':
      return sql`(${inService} and ${isWithoutMail} and ${hasProposal(sql`${proposal.status} = 'SENT'`)})`;
    case 'UNREAD':
      return sql`(${isUnsettled} and ${hasUnread(reader)})`;
    case 'CHANGE':
      return sql`(${inService} and ${hasProposal(sql`(${proposal.status} = 'REFUSED' and ${isLatest}
        or ${proposal.status} = 'SENT' and ${proposal.request} is not null)`)})`;
    case 'REMINDER':
      return sql`(${isUnsettled} and ${isReminderDue(reader)})`;
    case 'SILENT':
      return silent ? sql`(${inService} and ${isSilentSince(silent)})` : sql`false`;
    case 'EXPIRING':
      return sql`(${inService} and ${hasProposal(sql`${proposal.status} = 'SENT'
        and ${proposal.validUntil} between now() and now() + interval '2 days'`)})`;
    case 'UNASSIGNED':
      return isUnassigned;
    case 'FORGOTTEN':
      return sql`(${isUnassigned} and ${quotation.created} < now() - interval '24 hours')`;
    case 'ALONE':
      return sql`(${isUnsettled} and ${isAlone})`;
  }
}
