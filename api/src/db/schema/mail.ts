import { sql } from 'drizzle-orm';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, moment } from './catalog';

/** The outbox: a mail is written here in the transaction of the change that causes it, and sent afterwards. */
export const mailMessage = pgTable('mail_message', {
  code: uuid('code').primaryKey().defaultRandom(),
  kind: text('kind').notNull(),
  personCode: uuid('person_code'),
  sender: text('sender').notNull(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  searchText: text('search_text').generatedAlwaysAs(sql`fold(sender || ' ' || recipient || ' ' || subject)`),
  html: text('html').notNull(),
  plain: text('plain').notNull(),
  status: text('status').notNull().default('PENDING'),
  attempts: integer('attempts').notNull().default(0),
  due: instant('due'),
  leasedUntil: moment('leased_until'),
  failure: text('failure').notNull().default(''),
  sent: moment('sent'),
  /** The proposal whose document goes along; it is made when the mail leaves. */
  attachment: uuid('attachment'),
  created: instant('created'),
});

/** Only the digest of what the mail's link carries: whoever reads this table can set nobody's password. */
export const recoveryLink = pgTable('recovery_link', {
  digest: text('digest').primaryKey(),
  personCode: uuid('person_code').notNull(),
  mailCode: uuid('mail_code').notNull(),
  expires: moment('expires').notNull(),
  used: moment('used'),
  created: instant('created'),
});

/** Only the digest of what the mail's link carries. */
export const confirmationLink = pgTable('confirmation_link', {
  digest: text('digest').primaryKey(),
  personCode: uuid('person_code').notNull(),
  expires: moment('expires').notNull(),
  created: instant('created'),
});

/** Only the digest of what an invitation's link carries. */
export const invitationLink = pgTable('invitation_link', {
  digest: text('digest').primaryKey(),
  personCode: uuid('person_code').notNull(),
  createdBy: uuid('created_by').notNull(),
  expires: moment('expires').notNull(),
  used: moment('used'),
  /** When another one took its place, or its person was switched off. */
  voided: moment('voided'),
  created: instant('created'),
});
