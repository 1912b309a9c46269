import type { Executor } from '../db/database';
import { businessSettings } from '../db/schema';
import type { Day } from './working-days';

/** Reads the company's days off. */
export async function readDaysOff(db: Executor): Promise<ReadonlySet<Day>> {
  const [settings] = await db.select({ daysOff: businessSettings.daysOff }).from(businessSettings);
  return new Set(settings?.daysOff.map(({ Day }) => Day));
}
