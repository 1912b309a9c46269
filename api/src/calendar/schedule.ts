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
  return (await readTimes(db)).schedule;
}

async function readTimes(db: Executor): Promise<{ schedule: Schedule; answerMinutes: number }> {
  const { workHours, answerMinutes } = await readDesk(db);
  return { schedule: { hours: workHours, daysOff: await readDaysOff(db) }, answerMinutes };
}

/** When what is asked now has to be answered; null where the days off leave no time for it. */
export async function answerDue(db: Executor, asked: Date): Promise<Date | null> {
  const { schedule, answerMinutes } = await readTimes(db);
  try {
    return afterWorkingMinutes(asked, answerMinutes, schedule);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
