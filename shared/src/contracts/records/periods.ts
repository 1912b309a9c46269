/** Predefined periods of date filters. */
export const PERIODS = ['today', 'week', 'month', 'last-month'] as const;
export type Period = (typeof PERIODS)[number];

/** First and last day of a period, both inclusive, as `2026-11-24`. */
export interface Days {
  startDate: string;
  endDate: string;
}

const DAY_MS = 86_400_000;
const SAO_PAULO = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' });

const asDay = (date: Date) => date.toISOString().slice(0, 10);

/**
 * Returns the days of a period at `now` in the time zone of São Paulo. A week is the last seven days including today.
 */
export function daysOf(period: Period, now: Date): Days {
  const today = SAO_PAULO.format(now);
  const [year = 0, month = 0] = today.split('-').map(Number);
  const at = (months: number, day: number) => asDay(new Date(Date.UTC(year, month - 1 + months, day)));
  const spans: Record<Period, Days> = {
    today: { startDate: today, endDate: today },
    week: { startDate: asDay(new Date(Date.parse(today) - 6 * DAY_MS)), endDate: today },
    month: { startDate: at(0, 1), endDate: at(1, 0) },
    'last-month': { startDate: at(-1, 1), endDate: at(0, 0) },
  };
  return spans[period];
}

/** Returns the predefined period that matches the given days, if any. */
export const periodOf = ({ startDate, endDate }: Partial<Days>, now: Date): Period | undefined =>
  PERIODS.find((period) => {
    const days = daysOf(period, now);
    return days.startDate === startDate && days.endDate === endDate;
  });
