import { draftKey, interruptedForms, persist, useSession } from '@rodovia/shared/runtime';
import { useState } from 'react';
import { useListLock } from '../../antd/list-lock';

/** Unsaved input of a form. */
export interface FormDraft<R = unknown> {
  /** The record that the form started with; absent for a new record. */
  record?: R;
  values: Record<string, unknown>;
}

const NEW = 'novo';

/** Returns the draft key of a form. Keys of records on the same page share its path. */
export const formDraftKey = (path: string, record?: { Code?: string }) => `${path} ${record?.Code ?? NEW}`;

const keyOf = (place: string) => draftKey(useSession.getState().code ?? '', `form ${place}`);

/** Reads the draft of the current user from this device; null if there is none. */
export function readFormDraft<R>(place: string): FormDraft<R> | null {
  try {
    const draft = JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null') as FormDraft<R> | null;
    return draft && typeof draft.values === 'object' ? draft : null;
  } catch {
    return null;
  }
}

const isPlain = (value: unknown): boolean =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every(isPlain));

/** Values that were saved last on this page, by storage key. */
const saved = new Map<string, string>();

/** Stores unsaved text and choices. Fields named in `secret` are never stored. */
export function saveFormDraft(place: string, record: unknown, values: object, secret: ReadonlySet<string>): void {
  if (saved.get(keyOf(place)) === JSON.stringify(values)) return;
  saved.delete(keyOf(place));
  const plain = Object.entries(values).filter(([name, value]) => !secret.has(name) && isPlain(value));
  persist(keyOf(place), JSON.stringify({ record, values: Object.fromEntries(plain) } satisfies FormDraft));
}

/**
 * Returns the record that a restored form must be compared with: the version that the draft was started from, so that
 * later changes by others are detected as a conflict.
 */
export function useDraftBase<R>(place: string, record: R): R {
  const [base] = useState(() => (record && (readFormDraft<R>(place)?.record as R | undefined)) ?? record);
  return base;
}

/** Deletes the draft of a form. */
export const discardFormDraft = (place: string) => localStorage.removeItem(keyOf(place));

/** Marks values as saved: the draft is removed, even while the form still shows them. */
export function markSaved(place: string, values: object): void {
  saved.set(keyOf(place), JSON.stringify(values));
  discardFormDraft(place);
}

/** Returns whether the form was open when the session was interrupted, and has a draft. */
export const wasInterrupted = (place: string) => interruptedForms().includes(place) && readFormDraft(place) !== null;

/**
 * State of a dialog that reopens itself if the session was interrupted while it had unsaved input. Returns `[isOpen,
 * setOpen]`.
 */
export function useReopeningDialog(place: string) {
  const [isOpen, setOpen] = useState(() => wasInterrupted(place));
  useListLock(isOpen);
  return [isOpen, setOpen] as const;
}

const SWITCH_OFF = 'desativar ';
const BETWEEN = '+';

/** Returns the draft key of the question before records are deactivated. */
export const deactivationKey = (rows: readonly { Code: string }[]) =>
  SWITCH_OFF +
  rows
    .map(({ Code }) => Code)
    .sort()
    .join(BETWEEN);

/**
 * Returns the code of the record that was being deactivated when the session was interrupted. Selections of several
 * records are not restored.
 */
export function interruptedDeactivation(): string | undefined {
  const place = interruptedForms().find((form) => form.startsWith(SWITCH_OFF) && !form.includes(BETWEEN));
  return place && wasInterrupted(place) ? place.slice(SWITCH_OFF.length) : undefined;
}

/** Returns the draft of a form on this page that was open when the session was interrupted. */
export function interruptedForm<R>(path: string): FormDraft<R> | null {
  const place = interruptedForms().find((form) => form.startsWith(`${path} `));
  return place ? readFormDraft<R>(place) : null;
}
