import { formatInstant } from '@rodovia/shared/runtime';

const DAY_MS = 86_400_000;

let calendar: Intl.DateTimeFormat | undefined;

/** Returns the number of the calendar day of an instant in the time zone of São Paulo. */
function dayOf(at: number): number {
  calendar ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Sao_Paulo',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return Date.parse(calendar.format(at)) / DAY_MS;
}

/** Number of midnights in São Paulo between `now` and the end of validity: 0 on the last day, negative after it. */
export const daysLeft = (validUntil: string, now: number) => dayOf(Date.parse(validUntil)) - dayOf(now);

/** Formats the day of an instant in the time zone of São Paulo: `2026-11-28T02:59:59Z` → `27/11/2026`. */
export const formatDay = (iso: string) => formatInstant(iso).split(' ')[0] ?? '';

const timeOf = (iso: string) => formatInstant(iso).split(' ').at(-1) ?? '';

/** Formats the remaining validity of a proposal for the middle of a sentence: `vale até 27/11/2026, faltam 3 dias`. */
export function validityWords(validUntil: string, now: number): string {
  if (now > Date.parse(validUntil)) return `venceu em ${formatDay(validUntil)}`;
  const left = daysLeft(validUntil, now);
  if (left === 0) return `vale até hoje às ${timeOf(validUntil)}`;
  return `vale até ${formatDay(validUntil)}, ${left === 1 ? 'falta 1 dia' : `faltam ${left} dias`}`;
}
