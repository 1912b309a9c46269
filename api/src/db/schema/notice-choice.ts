import { boolean, date, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from './catalog';

/** What staff have seen of the notices about their work, and which mails about it they want. */
export const noticeChoice = pgTable('notice_choice', {
  personCode: uuid('person_code').primaryKey(),
  /** Time of the newest notice that has been seen; null if none has. */
  seen: moment('seen'),
  /** Whether a mail on each working day sums up what is new. */
  digest: boolean('digest').notNull().default(false),
  /** Whether an administrator gets the figures of the week. */
  weekly: boolean('weekly').notNull().default(true),
  digested: moment('digested'),
  weeklySent: date('weekly_sent', { mode: 'string' }),
});
