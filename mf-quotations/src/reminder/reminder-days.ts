import { dayText } from '@rodovia/shared/crud';
import { serverNow } from '@rodovia/shared/runtime';
import { formatDay } from '@rodovia/shared/validity';

const DAY = 86_400_000;
const [SUNDAY, SATURDAY] = [0, 6];

/** Returns the day in São Paulo that lies some days ahead: '2026-11-30'. */
export const dayAhead = (days: number, now: number) =>
  formatDay(new Date(now + days * DAY).toISOString())
    .split('/')
    .reverse()
    .join('-');

/** Same, but Monday instead of a weekend. */
function weekdayAhead(days: number, now: number): string {
  const day = dayAhead(days, now);
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  if (weekday === SATURDAY) return dayAhead(days + 2, now);
  return weekday === SUNDAY ? dayAhead(days + 1, now) : day;
}

/** Days that are offered, with their words; the same day only once. */
export function offeredDays(now: number = serverNow()): (readonly [day: string, words: string])[] {
  const named = [
    [weekdayAhead(1, now), 'Amanhã'],
    [weekdayAhead(3, now), 'Em 3 dias'],
    [weekdayAhead(7, now), 'Em uma semana'],
  ] as const;
  const isNext = (day: string) => day === dayAhead(1, now);
  const shown = named.filter(([day], at) => named.findIndex(([other]) => other === day) === at);
  return shown.map(([day, words]) => [
    day,
    `${words === 'Amanhã' && !isNext(day) ? 'Segunda-feira' : words} (${dayText(day).slice(0, 5)})`,
  ]);
}
