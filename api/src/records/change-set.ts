import type { ChangeSetKind } from '@rodovia/shared/contracts/back-office';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { changeItem, changeSet } from '../db/schema';
import type { Actor } from '../identity/actor';

/** Starts a change set: triggers record product changes of the rest of the transaction in it. */
export async function beginChangeSet(tx: Executor, actor: Actor, kind: ChangeSetKind): Promise<string> {
  const [set] = await tx
    .insert(changeSet)
    .values({ kind, actorCode: actor.code })
    .returning({ code: changeSet.code, named: sql`set_config('rodovia.change_set', ${changeSet.code}::text, true)` });
  return String(set?.code);
}

/**
 * Ends a change set; an empty one is deleted.
 * @returns its code, null if nothing changed.
 */
export async function endChangeSet(tx: Executor, code: string, summary: string): Promise<string | null> {
  const [counts] = await tx
    .select({
      made: sql<number>`count(*) filter (where ${changeItem.before} is null)`.mapWith(Number),
      changed: sql<number>`count(${changeItem.before})`.mapWith(Number),
      over: sql`set_config('rodovia.change_set', '', true)`,
    })
    .from(changeItem)
    .where(eq(changeItem.changeSetCode, code));
  const { made = 0, changed = 0 } = counts ?? {};
  if (made + changed === 0) {
    await tx.delete(changeSet).where(eq(changeSet.code, code));
    return null;
  }
  await tx.update(changeSet).set({ made, changed, summary }).where(eq(changeSet.code, code));
  return code;
}
