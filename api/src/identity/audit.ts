import { sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { logEntry } from '../db/schema';

interface Who {
  code: string;
  name: string;
}

const VISITOR: Who = { code: '', name: 'Visitante' };

/**
 * Adds an entry to the audit log. `action` is a pt-BR predicate ('alterou a marca …'). Record changes of the transaction
 * are attributed to the same person.
 */
export async function writeAudit(db: Executor, who: Who | null, action: string): Promise<void> {
  const { code, name } = who ?? VISITOR;
  const message = code ? `${name} (${code}) ${action}` : `${name} ${action}`;
  await db
    .insert(logEntry)
    .values({ message, actorCode: code || null })
    .returning({ actor: sql`set_config('rodovia.actor', ${code}, true)` });
}

/** Excludes the rest of the transaction from the change history, for erasing data and for demonstration data. */
export async function leaveUnrecorded(tx: Executor): Promise<void> {
  await tx.execute(sql`select set_config('rodovia.unrecorded', 'on', true)`);
}
