import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, moment } from './catalog';

/** Outbox: mails are written in the transaction that causes them, and sent afterwards. */
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
  /** Proposal whose document is attached; it is created when the mail is sent. */
  attachment: uuid('attachment'),
  created: instant('created'),
});

/** Digests of recovery links, so that readers of the table cannot use them. */
export const recoveryLink = pgTable('recovery_link', {
  digest: text('digest').primaryKey(),
  personCode: uuid('person_code').notNull(),
  mailCode: uuid('mail_code').notNull(),
  expires: moment('expires').notNull(),
  used: moment('used'),
  created: instant('created'),
});

/** Digests of confirmation links. */
export const confirmationLink = pgTable('confirmation_link', {
  digest: text('digest').primaryKey(),
  personCode: uuid('person_code').notNull(),
  expires: moment('expires').notNull(),
  created: instant('created'),
});

/** Digests of invitation links. */
export const invitationLink = pgTable('invitation_link', {
  digest: text('digest').primaryKey(),
  personCode: uuid('person_code').notNull(),
  createdBy: uuid('created_by').notNull(),
  expires: moment('expires').notNull(),
  used: moment('used'),
  /** When it was replaced by another one, or its person was deactivated. */
  voided: moment('voided'),
  created: instant('created'),
});

/** What a device shows: no prices and no names, because others see it as well. */
export interface PushContent {
  title: string;
  body: string;
  /** Path that a press opens. */
  path: string;
  /** A newer one with the same tag takes the place of the older one. */
  tag: string;
}

/** Devices whose owners want to be told of news of their quotations. */
export const pushSubscription = pgTable('push_subscription', {
  code: uuid('code').primaryKey().defaultRandom(),
  personCode: uuid('person_code').notNull(),
  /** The only quotation that is told of, for somebody without an account. */
  quotationCode: uuid('quotation_code'),
  /** Address at the push service of the browser's maker; whoever knows it can only send what is encrypted. */
  endpoint: text('endpoint').notNull(),
  p256dh: text('p256dh').notNull(),
  auth: text('auth').notNull(),
  created: instant('created'),
});

/** What a device is still to be told; sent rows are deleted. */
export const pushMessage = pgTable('push_message', {
  code: uuid('code').primaryKey().defaultRandom(),
  subscriptionCode: uuid('subscription_code').notNull(),
  content: jsonb('content').$type<PushContent>().notNull(),
  attempts: integer('attempts').notNull().default(0),
  due: instant('due'),
  leasedUntil: moment('leased_until'),
  created: instant('created'),
});
