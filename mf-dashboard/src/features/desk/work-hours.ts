import type { WorkSpan } from '@rodovia/shared/contracts/quotations';

type Span = Pick<WorkSpan, 'From' | 'To'>;

const TIME = String.raw`(\d{1,2})(?:[:h](\d{2})|h)?`;
const SPAN = new RegExp(String.raw`^${TIME}\s*(?:-|–|às|as|a)\s*${TIME}$`, 'i');

function timeOf(hours = '', minutes = '00'): string | undefined {
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : undefined;
}

function readSpan(text: string): Span | undefined {
  const found = SPAN.exec(text.trim());
  if (!found) return undefined;
  const [, fromHours, fromMinutes, toHours, toMinutes] = found;
  const [From, To] = [timeOf(fromHours, fromMinutes), timeOf(toHours, toMinutes)];
  return From && To ? { From, To } : undefined;
}

const partsOf = (text: string) => text.split(/[,;]|\se\s/).filter((part) => part.trim() !== '');

/**
 * Parses the working hours of a day: '08:00 às 12:00, 13:00 às 18:00', also '8-12 e 13h às 18h'. Invalid parts are
 * omitted.
 */
export const readSpans = (text: string): Span[] => partsOf(text).flatMap((part) => readSpan(part) ?? []);

/** Formats working hours. */
export const writeSpans = (spans: readonly Span[]) => spans.map(({ From, To }) => `${From} às ${To}`).join(', ');

/** Returns the error of a day's working hours; undefined if the day is closed. */
export function wrongSpans(text: string): string | undefined {
  const spans = readSpans(text).sort((first, second) => first.From.localeCompare(second.From));
  if (spans.length < partsOf(text).length) return 'Use horários como 08:00 às 12:00, 13:00 às 18:00.';
  if (spans.some(({ From, To }) => From >= To)) return 'O fim do expediente precisa ser depois do início.';
  if (spans.some(({ From }, index) => (spans[index - 1]?.To ?? '') > From)) return 'Há horários que se sobrepõem.';
  return undefined;
}

/** Formats minutes: '8:30' for 510. */
export const writeMinutes = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** Parses hours and minutes: '8' or '8:30'; NaN if invalid. */
export function readMinutes(text: string): number {
  const [, hours, minutes = '0'] = /^(\d{1,3})(?:[:h]([0-5]\d)|h)?$/i.exec(text.trim()) ?? [];
  return hours === undefined ? Number.NaN : Number(hours) * 60 + Number(minutes);
}
