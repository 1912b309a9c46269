import type { BusinessSettings, BusinessSettingsInput } from '@rodovia/shared/contracts/proposals';

type DayOff = BusinessSettingsInput['daysOff'][number];

const LINE = /^(\d{2})\/(\d{2})\/(\d{4})(?:\s+(\S.*))?$/;

/** Parses a line: `24/12/2026 Véspera de Natal`; undefined if it starts with no valid date. */
function readLine(line: string): DayOff | undefined {
  const [, date = '', month = '', year = '', name = ''] = LINE.exec(line.trim()) ?? [];
  const day = `${year}-${month}-${date}`;
  const isDay = year !== '' && new Date(`${day}T12:00:00Z`).toISOString().startsWith(day);
  return isDay ? { day, name } : undefined;
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

const isDate = (line: string) => {
  try {
    return readLine(line) !== undefined;
  } catch {
    return false;
  }
};

/** Returns the first line that is invalid or a duplicate; undefined if all are valid. */
export function wrongLine(text: string): string | undefined {
  const lines = linesOf(text);
  const seen = new Set<string>();
  return lines.find((line) => {
    if (!isDate(line)) return true;
    const day = line.trim().slice(0, 10);
    const isRepeated = seen.has(day);
    seen.add(day);
    return isRepeated;
  });
}

/** Parses days, one per line; invalid lines are omitted. */
export const readDaysOff = (text: string): DayOff[] =>
  linesOf(text)
    .filter(isDate)
    .flatMap((line) => readLine(line) ?? []);

/** Formats days, one per line. */
export const writeDaysOff = (days: BusinessSettings['DaysOff']) =>
  days.map(({ Day, Name }) => `${Day.split('-').reverse().join('/')} ${Name}`.trim()).join('\n');
