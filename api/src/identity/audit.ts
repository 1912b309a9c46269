import { sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { logEntry } from '../db/schema';

interface Who {
  code: string;
  name: string;
}

const VISITOR: Who = { code: '', name: 'Visitante' };

/**
 * Adds a line to the audit trail: who did what to which record. `deed` is a pt-BR predicate ('alterou a marca …'). What
 * the transaction changes of records is noted at its end, as done by the same person.
 */
export async function writeAudit(db: Executor, who: Who | null, deed: string): Promise<void> {
  const { code, name } = who ?? VISITOR;
  const message = code ? `${name} (${code}) ${deed}` : `${name} ${deed}`;
  await db
    .insert(logEntry)
    .values({ message, actorCode: code || null })
    .returning({ actor: sql`set_config('rodovia.actor', ${code}, true)` });
}

/** What the rest of the transaction changes is nobody's to read: it removes what must not be kept, or makes a demonstration. */
export async function leaveUnrecorded(tx: Executor): Promise<void> {
  await tx.execute(sql`select set_config('rodovia.unrecorded', 'on', true)`);
}
