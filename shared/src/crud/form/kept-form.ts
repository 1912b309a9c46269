import { keep, leftForms, unsentKey, useSession } from '@rodovia/shared/runtime';
import { useState } from 'react';
import { useInUse } from '../antd/in-use';

/** What was typed into a form and not saved. */
export interface KeptForm<R = unknown> {
  /** The record as the form began with it; none for a new one. */
  record?: R;
  values: Record<string, unknown>;
}

const NEW = 'novo';

/** The name under which what is typed into the form of a page's record is kept; the records of a page share its path. */
export const formPlace = (path: string, record?: { Code?: string }) => `${path} ${record?.Code ?? NEW}`;

const keyOf = (place: string) => unsentKey(useSession.getState().code ?? '', `form ${place}`);

/** What the person of this session has typed into a form on this device; null where there is nothing. */
export function keptForm<R>(place: string): KeptForm<R> | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null') as KeptForm<R> | null;
    return kept && typeof kept.values === 'object' ? kept : null;
  } catch {
    return null;
  }
}

const isPlain = (value: unknown): boolean =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every(isPlain));

/** What was saved last in this page, by storage key. */
const saved = new Map<string, string>();

/** Keeps what was typed until it is saved or thrown away: texts and choices, and none of the fields named in `secret`. */
export function keepForm(place: string, record: unknown, values: object, secret: ReadonlySet<string>): void {
  if (saved.get(keyOf(place)) === JSON.stringify(values)) return;
  saved.delete(keyOf(place));
  const kept = Object.entries(values).filter(([name, value]) => !secret.has(name) && isPlain(value));
  keep(keyOf(place), JSON.stringify({ record, values: Object.fromEntries(kept) } satisfies KeptForm));
}

/**
 * The record that a form begins with: the one of the time when what is kept was typed, or what others did since would be
 * overwritten without a word.
 */
export function useBegun<R>(place: string, record: R): R {
  const [begun] = useState(() => (record && (keptForm<R>(place)?.record as R | undefined)) ?? record);
  return begun;
}

export const forgetForm = (place: string) => localStorage.removeItem(keyOf(place));

/** Notes that the server has what was typed: it is kept no longer, also while the form still shows it. */
export function noteSaved(place: string, values: object): void {
  saved.set(keyOf(place), JSON.stringify(values));
  forgetForm(place);
}

/** Whether the form was open here when the session broke off, and something typed into it is kept. */
export const wasLeftOpen = (place: string) => leftForms().includes(place) && keptForm(place) !== null;

/**
 * Whether the form of a place is open, and the way to open and close it; it is from the beginning where the session
 * broke off while something was typed into it.
 */
export function useOpenPlace(place: string) {
  const [isOpen, setOpen] = useState(() => wasLeftOpen(place));
  useInUse(isOpen);
  return [isOpen, setOpen] as const;
}

const SWITCH_OFF = 'desativar ';
const BETWEEN = '+';

/** The name under which is kept what is typed into the question that comes before records are switched off. */
export const switchOffPlace = (rows: readonly { Code: string }[]) =>
  SWITCH_OFF +
  rows
    .map(({ Code }) => Code)
    .sort()
    .join(BETWEEN);

/** The one record that was asked about here when the session broke off, and something was typed; several are chosen anew. */
export function switchOffLeftOpen(): string | undefined {
  const place = leftForms().find((form) => form.startsWith(SWITCH_OFF) && !form.includes(BETWEEN));
  return place && wasLeftOpen(place) ? place.slice(SWITCH_OFF.length) : undefined;
}

/** What is kept of a page's form that was open here when the session broke off. */
export function formLeftOpen<R>(path: string): KeptForm<R> | null {
  const place = leftForms().find((form) => form.startsWith(`${path} `));
  return place ? keptForm<R>(place) : null;
}
