import { type Static, Type } from 'typebox';
import { Nullable } from '../records/common';

/** Upper bounds of a reminder: months, kilometres, kilometres per month, and years since the last service. */
export const REMINDER_BOUNDS = { months: 60, km: 300_000, kmPerMonth: 50_000, years: 10 } as const;

const DAY_MS = 86_400_000;
const DAYS_PER_MONTH = 365.25 / 12;

const count = (maximum: number, title: string) => Type.Optional(Type.Integer({ minimum: 1, maximum, title }));

/**
 * When the tyres of a vehicle are to be looked at again: some months after a day, or once it has run some kilometres at
 * so many per month; the earlier of both.
 */
export const VehicleReminderInput = Type.Object(
  {
    since: Type.String({ format: 'date', title: 'Última revisão' }),
    months: count(REMINDER_BOUNDS.months, 'Meses'),
    km: count(REMINDER_BOUNDS.km, 'Quilômetros'),
    kmPerMonth: count(REMINDER_BOUNDS.kmPerMonth, 'Quilômetros por mês'),
  },
  { additionalProperties: false },
);
export type VehicleReminderInput = Static<typeof VehicleReminderInput>;

/** A reminder in an answer; `DueDate` is the day on which it is due. */
export const VehicleReminder = Type.Object({
  Since: Type.String(),
  Months: Nullable(Type.Integer()),
  Km: Nullable(Type.Integer()),
  KmPerMonth: Nullable(Type.Integer()),
  DueDate: Type.String(),
});
export type VehicleReminder = Static<typeof VehicleReminder>;

const asDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Returns the day some months later; the last day of a month that has no such day. */
function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return asDay(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

/** Returns the day on which a reminder is due, as `2026-11-24`. */
export function reminderDue({ since, months, km, kmPerMonth }: VehicleReminderInput): string {
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
export function reminderFaults(
  { since, months, km, kmPerMonth }: VehicleReminderInput,
  today: string,
): Record<string, string> {
  const faults: Record<string, string> = {};
  if (since > today) faults['reminder.since'] = 'A última revisão não pode estar no futuro.';
  else if (since < monthsLater(today, -12 * REMINDER_BOUNDS.years))
    faults['reminder.since'] = `Informe uma revisão dos últimos ${REMINDER_BOUNDS.years} anos.`;
  if (!months && !km) faults['reminder.months'] = 'Informe os meses, ou os quilômetros.';
  if (km && !kmPerMonth) faults['reminder.kmPerMonth'] = 'Informe quantos quilômetros o veículo roda por mês.';
  return faults;
}
