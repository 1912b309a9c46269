import { sql } from 'drizzle-orm';
import type { RecordSource } from '../../crud/record-source';
import { instant, jsonObject } from '../../db/projection';
import { mailMessage, person } from '../../db/schema';
import { personEmail } from '../../records/person-email';

/** Mails of the outbox for the list of administrators. */
export const mailSource: RecordSource = {
  table: mailMessage,
  key: mailMessage.code,
  created: mailMessage.created,
  fields: {
    Code: sql`${mailMessage.code}`,
    From: sql`${mailMessage.sender}`,
    To: sql`${mailMessage.recipient}`,
    Subject: sql`${mailMessage.subject}`,
    MailMessageStatus: sql`${mailMessage.status}`,
    Created: instant(mailMessage.created),
  },
  relations: {
    Person: sql`(select ${jsonObject({
      Code: sql`${person.code}`,
      Name: sql`${person.name}`,
      Email: personEmail,
    })} from ${person} where ${person.code} = ${mailMessage.personCode})`,
  },
  sortable: {
    From: sql`fold(${mailMessage.sender})`,
    To: sql`fold(${mailMessage.recipient})`,
    Subject: sql`fold(${mailMessage.subject})`,
    MailMessageStatus: mailMessage.status,
    Created: mailMessage.created,
  },
};

/** Reads a single message, including its HTML. */
export const singleMailSource: RecordSource = {
  ...mailSource,
  fields: { ...mailSource.fields, Body: sql`${mailMessage.html}` },
};
