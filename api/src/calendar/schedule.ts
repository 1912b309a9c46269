import type { Executor } from '../db/database';
import { deskSettings } from '../db/schema';
import { readDaysOff } from './days-off';
import { afterWorkingMinutes, type Schedule } from './working-time';

/** How quotations are answered. */
export async function readDesk(db: Executor): Promise<typeof deskSettings.$inferSelect> {
  const [settings] = await db.select().from(deskSettings);
  if (!settings) throw new Error('The row of desk_settings is missing');
  return settings;
}

/** When the company works. */
export async function readSchedule(db: Executor): Promise<Schedule> {
  const { workHours } = await readDesk(db);
  return { hours: workHours, daysOff: await readDaysOff(db) };
}

/** When what is asked now has to be answered; null where the days off leave no time for it. */
export async function answerDue(db: Executor, asked: Date): Promise<Date | null> {
  const { answerMinutes } = await readDesk(db);
  try {
    return afterWorkingMinutes(asked, answerMinutes, await readSchedule(db));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
