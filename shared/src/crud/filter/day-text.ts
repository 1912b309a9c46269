/** `2026-11-24` as people write it, `24/11/2026`; what is no day stays as it is. */
export const dayText = (day: string): string => day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1');

/** Digits with the strokes between day, month and year put in as they are typed. */
export function maskDay(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 8);
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '');
  return parts.join('/');
}

const WRITTEN = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** The day that somebody has written, as `2026-11-24`; undefined for what is none, as 30/02/2026. */
export function readDay(text: string): string | undefined {
  const [, day, month, year] = WRITTEN.exec(text.trim()) ?? [];
  if (!day || !month || !year) return undefined;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : undefined;
}
