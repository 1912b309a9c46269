/** Formats `2026-11-24` as `24/11/2026`; returns any other text unchanged. */
export const dayText = (day: string): string => day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1');

/** Inserts the slashes between day, month and year while a date is typed. */
export function maskDay(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 8);
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '');
  return parts.join('/');
}

const WRITTEN = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** Parses a typed date to `2026-11-24`; undefined if it is none, such as 30/02/2026. */
export function readDay(text: string): string | undefined {
  const [, day, month, year] = WRITTEN.exec(text.trim()) ?? [];
  if (!day || !month || !year) return undefined;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : undefined;
}
