import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';

const LINK = 'https?://[^[:space:]"<]+/recovery-pass/[0-9a-f-]+';
const REMOVED = '[link removido]';

/** Takes the link out of the stored mails of some recovery links: nobody who reads them can use it. */
async function removeLinks(db: Executor, condition: SQL): Promise<void> {
  await db.execute(sql`
    with spent as (
      update recovery_link set readable = false where readable and (${condition}) returning mail_code
    )
    update mail_message set
      html = regexp_replace(html, ${LINK}, ${REMOVED}, 'g'), plain = regexp_replace(plain, ${LINK}, ${REMOVED}, 'g')
    from spent where mail_message.code = spent.mail_code`);
}

export const removeExpiredLinks = (db: Executor) => removeLinks(db, sql`expires < now()`);

export const removeLinksOf = (db: Executor, personCode: string) => removeLinks(db, sql`person_code = ${personCode}`);
