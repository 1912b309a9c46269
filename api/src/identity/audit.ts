import type { Executor } from '../db/database';
import { logEntry } from '../db/schema';

interface Who {
  code: string;
  name: string;
}

const VISITOR: Who = { code: '', name: 'Visitante' };

/** Adds a line to the audit trail: who did what to which record. `deed` is a pt-BR predicate ('alterou a marca …'). */
export async function writeAudit(db: Executor, who: Who | null, deed: string): Promise<void> {
  const { code, name } = who ?? VISITOR;
  const message = code ? `${name} (${code}) ${deed}` : `${name} ${deed}`;
  await db.insert(logEntry).values({ message, actorCode: code || null });
}
