import { formatInstant } from '@rodovia/shared/runtime';
import { daysLeft } from '@rodovia/shared/validity';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How pressing an answer is. */
export type Urgency = 'late' | 'today' | 'later';

/** A stretch of time by its largest whole unit, never less than a minute: '25 min', '3 h', '2 dias'. */
export function spanWords(length: number): string {
  if (length >= DAY) {
    const days = Math.floor(length / DAY);
    return days === 1 ? '1 dia' : `${days} dias`;
  }
  if (length >= HOUR) return `${Math.floor(length / HOUR)} h`;
  return `${Math.max(1, Math.floor(length / MINUTE))} min`;
}

/** Whether an answer is late, due on this day in São Paulo, or later. */
export function urgencyOf(dueAt: string, now: number): Urgency {
  if (Date.parse(dueAt) < now) return 'late';
  return daysLeft(dueAt, now) === 0 ? 'today' : 'later';
}

/**
 * When an answer is owed: 'atrasado há 2 h', 'responder em 3 h' on the day itself, 'responder até amanhã, 10:00' and
 * 'responder até 25/11, 10:00' before it. The hours of a night are nobody's time to work: they are not counted out.
 */
export function dueWords(dueAt: string, now: number): string {
  const left = Date.parse(dueAt) - now;
  const urgency = urgencyOf(dueAt, now);
  if (urgency === 'late') return `atrasado há ${spanWords(-left)}`;
  if (urgency === 'today') return `responder em ${spanWords(left)}`;
  const [day = '', time = ''] = formatInstant(dueAt).split(' às ');
  return `responder até ${daysLeft(dueAt, now) === 1 ? 'amanhã' : day.slice(0, 5)}, ${time}`;
}
