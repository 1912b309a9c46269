import { and, eq, inArray, sql } from 'drizzle-orm';
import { dayAt, instantAt } from '../../calendar/working-days';
import type { ApiContext } from '../../context/context';
import { person, vehicle } from '../../db/schema';
import { mailTexts } from '../../mail/texts';
import { canLogIn, personEmail } from '../../records/person-email';

/** Local time from which on the reminders of a day are sent. */
const MORNING = '08:00:00.000';
/** Maximum number of vehicles per transaction. */
const BATCH = 500;

interface Due extends Record<string, unknown> {
  vehicle: string;
  label: string;
  due: string;
  code: string;
  name: string;
  email: string;
}

const dayText = (day: string) => day.split('-').reverse().join('/');

/**
 * Mails the reminders that are due, one mail per client, once per due day. Clients whose address is not confirmed see
 * them on the page of their vehicles, and are told once it is.
 * @returns the number of vehicles.
 */
export async function mailVehicleReminders({ config, database, mails }: ApiContext, now = new Date()): Promise<number> {
  const today = dayAt(now);
  if (now < instantAt(today, MORNING)) return 0;
  return database.db.transaction(async (tx) => {
    const { rows } = await tx.execute<Due>(sql`
      select ${vehicle.code} as vehicle, ${vehicle.name} as label, ${vehicle.reminderDue}::text as due,
        ${person.code} as code, ${person.name} as name, ${personEmail} as email
      from ${vehicle} join ${person} on ${person.code} = ${vehicle.personCode}
      where ${vehicle.reminderDue} <= ${today}::date
        and ${vehicle.reminderTold} is distinct from ${vehicle.reminderDue}
        and ${canLogIn} and ${person.emailConfirmed} is not null
      order by ${person.code}, ${vehicle.name}, ${vehicle.code} limit ${sql.raw(String(BATCH))}
      for update of ${vehicle} skip locked`);
    for (const code of new Set(rows.map((row) => row.code))) {
      const due = rows.filter((row) => row.code === code);
      const codes = due.map((row) => row.vehicle);
      await tx
        .update(vehicle)
        .set({ reminderTold: sql`${vehicle.reminderDue}` })
        .where(and(eq(vehicle.personCode, code), inArray(vehicle.code, codes)));
      const [{ name = '', email = '' } = {}] = due;
      const lines = due.map((row) => `${row.label}: revisão dos pneus em ${dayText(row.due)}`);
      const facts = { url: `${config.publicUrl}/veiculos`, lines };
      await mails.add(tx, 'vehicleReminder', { code, email }, mailTexts.vehicleReminder(name, facts));
    }
    return rows.length;
  });
}
