import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, moment } from '../catalog';

/** Messages between client and staff about quotations. */
export const message = pgTable('message', {
  code: uuid('code').primaryKey().defaultRandom(),
  quotationCode: uuid('quotation_code').notNull(),
  /** Position in the conversation, from 1. */
  position: integer('position').notNull(),
  side: text('side').notNull().$type<'CLIENT' | 'STAFF'>(),
  authorCode: uuid('author_code').notNull(),
  text: text('text').notNull(),
  /** Line of the quotation that it refers to. */
  quote: text('quote').notNull().default(''),
  idempotencyKey: text('idempotency_key'),
  created: instant('created'),
});

/** Pictures attached to messages. */
export const messagePicture = pgTable('message_picture', {
  code: uuid('code').primaryKey().defaultRandom(),
  messageCode: uuid('message_code').notNull(),
  position: integer('position').notNull(),
});

/** Read position of a person in a conversation. */
export const messageRead = pgTable(
  'message_read',
  {
    quotationCode: uuid('quotation_code').notNull(),
    personCode: uuid('person_code').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.quotationCode, table.personCode] })],
);

/** State of a conversation, including pending notifications about unread messages. */
export const conversation = pgTable('conversation', {
  quotationCode: uuid('quotation_code').primaryKey(),
  lastPosition: integer('last_position').notNull().default(0),
  lastClient: integer('last_client').notNull().default(0),
  lastStaff: integer('last_staff').notNull().default(0),
  /** Read position of the staff as a whole. */
  staffRead: integer('staff_read').notNull().default(0),
  /** Position of the client's last message that needs no answer, as staff said. */
  settledClient: integer('settled_client').notNull().default(0),
  /** When a side is notified by mail unless it has read by then. */
  clientMail: moment('client_mail'),
  staffMail: moment('staff_mail'),
  clientMailed: moment('client_mailed'),
  staffMailed: moment('staff_mailed'),
});
