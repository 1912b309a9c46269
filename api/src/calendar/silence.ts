import type { Executor } from '../db/database';
import { readDaysOff } from './days-off';
import { readDesk } from './schedule';
import { addWorkingDays, dayAt, endOf } from './working-days';

/**
 * Returns the instant up to which what staff said needs a follow-up today, if the client has been silent since: the end
 * of the day that lies the desk's number of working days back. Null if nothing needs one.
 */
export async function silentUntil(db: Executor, now = new Date()): Promise<Date | null> {
  const { silentDays } = await readDesk(db);
  if (silentDays === 0) return null;
  return endOf(addWorkingDays(dayAt(now), -silentDays, await readDaysOff(db)));
}
