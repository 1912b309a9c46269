import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { instant } from '../db/projection';
import { person, recordChange } from '../db/schema';

/** Who changed a record last. `At` is an ISO instant. */
export interface LastChange {
  Name: string;
  At: string;
}

/** Returns who changed a record last, if changes of its kind are recorded. */
export async function lastChangeOf(db: Executor, code: string): Promise<LastChange | undefined> {
  const [found] = await db
    .select({ Name: person.name, At: instant(recordChange.created) })
    .from(recordChange)
    .innerJoin(person, eq(person.code, recordChange.actorCode))
    .where(eq(recordChange.recordCode, code))
    .orderBy(desc(recordChange.created), recordChange.id)
    .limit(1);
  return found as LastChange | undefined;
}
