import { type SQL, sql } from 'drizzle-orm';
import type { ApiConfig } from '../base/config';
import type { Database } from './database';

/** Rows deleted in one statement: nobody waits long for one. */
const BATCH = 2000;

async function deleteOlder(db: Database, days: number, old: (moment: SQL) => SQL): Promise<void> {
  if (days === 0) return;
  const moment = sql`now() - ${days}::int * interval '1 day'`;
  for (;;) {
    const { rows } = await db.execute(old(moment));
    if (rows.length < BATCH) return;
  }
}

/** Forgets log entries, changes of records and finished mails that are older than the installation keeps them. */
export async function forgetOld(
  db: Database,
  { logRetention, mailRetention }: Pick<ApiConfig, 'logRetention' | 'mailRetention'>,
): Promise<void> {
  await deleteOlder(
    db,
    logRetention,
    (moment) => sql`delete from log_entry where id in
      (select id from log_entry where created < ${moment} order by id limit ${BATCH}) returning id`,
  );
  await deleteOlder(
    db,
    logRetention,
    (moment) => sql`delete from record_change where id in
      (select id from record_change where created < ${moment} order by id limit ${BATCH}) returning id`,
  );
  await deleteOlder(
    db,
    mailRetention,
    (moment) => sql`delete from mail_message where code in
      (select code from mail_message where created < ${moment} and status in ('SENT', 'ERROR') limit ${BATCH}) returning code`,
  );
}
