import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { personMerge } from '../db/schema';

/** Returns whether a client was merged into another one. */
export const isMerged = async (db: Executor, code: string): Promise<boolean> =>
  (await db.$count(personMerge, and(eq(personMerge.mergedCode, code), isNull(personMerge.undone)))) > 0;

/** Returns the codes of the clients that were merged into a client. */
export const mergedInto = async (db: Executor, code: string): Promise<string[]> =>
  (
    await db
      .select({ code: personMerge.mergedCode })
      .from(personMerge)
      .where(and(eq(personMerge.keptCode, code), isNull(personMerge.undone)))
  ).map((found) => found.code);
