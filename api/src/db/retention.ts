import { ITEM_DAYS } from '@rodovia/shared/contracts/back-office';
import { type SQL, sql } from 'drizzle-orm';
import type { ApiConfig } from '../base/config';
import type { Database } from './database';

/** Number of rows per delete statement, so that nobody waits long. */
const BATCH = 2000;

async function inBatches(db: Database, deletion: SQL): Promise<void> {
  for (;;) {
    const { rows } = await db.execute(deletion);
    if (rows.length < BATCH) return;
  }
}

async function deleteOlder(db: Database, days: number, old: (moment: SQL) => SQL): Promise<void> {
  if (days > 0) await inBatches(db, old(sql`now() - ${days}::int * interval '1 day'`));
}

/**
 * Deletes expired data: audit log, record changes and finished mails after the configured time; details of bulk
 * changes; idempotency keys and restorable records after an hour.
 */
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
    logRetention,
    (moment) => sql`delete from change_set where code in
      (select code from change_set where created < ${moment} order by created limit ${BATCH}) returning 1`,
  );
  await inBatches(
    db,
    sql`delete from change_item where (change_set_code, product_code) in (
      select change_set_code, product_code from change_item join change_set on change_set.code = change_set_code
      where change_set.created < now() - ${ITEM_DAYS}::int * interval '1 day'
      limit ${BATCH}) returning 1`,
  );
  await inBatches(
    db,
    sql`delete from kept_answer where (person_code, key) in (select person_code, key from kept_answer
      where created < now() - interval '1 hour' limit ${BATCH}) returning 1`,
  );
  await inBatches(
    db,
    sql`delete from removed_record where code in (select code from removed_record
      where removed < now() - interval '1 hour' limit ${BATCH}) returning code`,
  );
  await deleteOlder(
    db,
    mailRetention,
    (moment) => sql`delete from mail_message where code in
      (select code from mail_message where created < ${moment} and status in ('SENT', 'ERROR') limit ${BATCH}) returning code`,
  );
}
