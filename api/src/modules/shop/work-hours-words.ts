import type { WorkSpan } from '@rodovia/shared/contracts/quotations';

/** Weekdays, Monday first; Sunday is 0. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];
const NAMES = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];

/** Formats `08:00` as `8h` and `08:30` as `8h30`. */
function timeWords(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  return `${Number(hours)}h${minutes === '00' ? '' : minutes}`;
}

/** Consecutive days with the same hours. */
interface Stretch {
  from: number;
  to: number;
  hours: string;
}

function stretches(workHours: readonly WorkSpan[]): Stretch[] {
  const found: Stretch[] = [];
  let last: Stretch | undefined;
  for (const day of WEEK) {
    const spans = workHours.filter(({ Weekday }) => Weekday === day);
    const hours = spans.map(({ From, To }) => `${timeWords(From)} às ${timeWords(To)}`).join(' e ');
    if (last?.hours === hours) last.to = day;
    else last = { from: day, to: day, hours };
    if (hours && !found.includes(last)) found.push(last);
  }
  return found;
}

/** Formats working hours: 'Segunda a sexta, 8h às 18h; sábado, 8h às 12h'. */
export function workHoursWords(workHours: readonly WorkSpan[]): string {
  const words = stretches(workHours)
    .map(({ from, to, hours }) => `${NAMES[from]}${from === to ? '' : ` a ${NAMES[to]}`}, ${hours}`)
    .join('; ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
