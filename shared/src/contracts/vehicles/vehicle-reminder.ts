/** Upper bounds of a reminder: months, kilometres, kilometres per month, and years since the last service. */
export const REMINDER_BOUNDS = { months: 60, km: 300_000, kmPerMonth: 50_000, years: 10 } as const;

const DAY_MS = 86_400_000;
const DAYS_PER_MONTH = 365.25 / 12;

/** When the tyres of a vehicle are to be looked at again, as `VehicleReminderInput` of the contracts. */
interface Reminder {
  since: string;
  months?: number;
  km?: number;
  kmPerMonth?: number;
}

const asDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Returns the day some months later; the last day of a month that has no such day. */
function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return asDay(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

/** Returns the day on which a reminder is due, as `2026-11-24`. */
export function reminderDue({ since, months, km, kmPerMonth }: Reminder): string {
  const days = [
    ...(months ? [monthsLater(since, months)] : []),
    ...(km && kmPerMonth ? [asDay(Date.parse(since) + Math.round((km / kmPerMonth) * DAYS_PER_MONTH) * DAY_MS)] : []),
  ];
  return days.sort()[0] ?? since;
}

/**
 * Returns the validation errors of a reminder by field (`reminder.since`).
 * @param today as `2026-11-24`
 */
export function reminderFaults({ since, months, km, kmPerMonth }: Reminder, today: string): Record<string, string> {
  const faults: Record<string, string> = {};
  if (since > today) faults['reminder.since'] = 'A última revisão não pode estar no futuro.';
  else if (since < monthsLater(today, -12 * REMINDER_BOUNDS.years))
    faults['reminder.since'] = `Informe uma revisão dos últimos ${REMINDER_BOUNDS.years} anos.`;
  if (!months && !km) faults['reminder.months'] = 'Informe os meses, ou os quilômetros.';
  if (km && !kmPerMonth) faults['reminder.kmPerMonth'] = 'Informe quantos quilômetros o veículo roda por mês.';
  if (km && kmPerMonth && km / kmPerMonth > 12 * REMINDER_BOUNDS.years)
    faults['reminder.kmPerMonth'] = `Assim passam mais de ${REMINDER_BOUNDS.years} anos: informe os meses.`;
  return faults;
}
