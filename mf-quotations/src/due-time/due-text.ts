import { formatInstant } from '@rodovia/shared/runtime';
import { daysLeft } from '@rodovia/shared/validity';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Urgency of an answer. */
export type Urgency = 'late' | 'today' | 'later';

/** Formats a duration by its largest whole unit, at least one minute: '25 min', '3 h', '2 dias'. */
export function spanText(length: number): string {
  if (length >= DAY) {
    const days = Math.floor(length / DAY);
    return days === 1 ? '1 dia' : `${days} dias`;
  }
  if (length >= HOUR) return `${Math.floor(length / HOUR)} h`;
  return `${Math.max(1, Math.floor(length / MINUTE))} min`;
}

/** Returns whether an answer is late, due today in the time zone of São Paulo, or later. */
export function urgencyOf(dueAt: string, now: number): Urgency {
  if (Date.parse(dueAt) < now) return 'late';
  return daysLeft(dueAt, now) === 0 ? 'today' : 'later';
}

/**
 * Formats when an answer is due: 'atrasado há 2 h', 'responder em 3 h' on the same day, 'responder até amanhã, 10:00'
 * and 'responder até 25/11, 10:00' before. Hours are only counted on the same day, because nobody works at night.
 */
export function dueText(dueAt: string, now: number): string {
  const left = Date.parse(dueAt) - now;
  const urgency = urgencyOf(dueAt, now);
  if (urgency === 'late') return `atrasado há ${spanText(-left)}`;
  if (urgency === 'today') return `responder em ${spanText(left)}`;
  const [day = '', time = ''] = formatInstant(dueAt).split(' às ');
  return `responder até ${daysLeft(dueAt, now) === 1 ? 'amanhã' : day.slice(0, 5)}, ${time}`;
}
