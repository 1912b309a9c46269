import type { Executor } from '../db/database';
import { deskSettings } from '../db/schema';
import { readDaysOff } from './days-off';
import { afterWorkingMinutes, type Schedule } from './working-time';

/** Reads the settings of the sellers' desk. */
export async function readDesk(db: Executor): Promise<typeof deskSettings.$inferSelect> {
  const [settings] = await db.select().from(deskSettings);
  if (!settings) throw new Error('The row of desk_settings is missing');
  return settings;
}

/** Reads the company's working schedule. */
export async function readSchedule(db: Executor): Promise<Schedule> {
  return (await readTimes(db)).schedule;
}

async function readTimes(db: Executor): Promise<{ schedule: Schedule; answerMinutes: number }> {
  const { workHours, answerMinutes } = await readDesk(db);
  return { schedule: { hours: workHours, daysOff: await readDaysOff(db) }, answerMinutes };
}

/** Returns when a request made now must be answered; null if the days off leave no working time. */
export async function answerDue(db: Executor, requestedAt: Date): Promise<Date | null> {
  const { schedule, answerMinutes } = await readTimes(db);
  try {
    return afterWorkingMinutes(requestedAt, answerMinutes, schedule);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
