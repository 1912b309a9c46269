import { draftKey, persist } from '@rodovia/shared/runtime';
import { emptyRegistration, isBegun, type Registration } from './registration-rules';

/** Storage key of a registration, whose visitor has no account yet. */
const KEY = draftKey('visitor', 'registration');

/** Fields that are never stored. */
const SECRET: ReadonlySet<string> = new Set<keyof Registration>(['password', 'passwordVerify']);

const entriesOf = (values: object) =>
  Object.entries(values).filter(([name, value]) => name in emptyRegistration && !SECRET.has(name) && isText(value));
const isText = (value: unknown) => typeof value === 'string';

/** Returns the unsent registration of this device, without the password; null if there is none. */
export function readRegistrationDraft(): Partial<Registration> | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const values = Object.fromEntries(entriesOf(stored ?? {}));
    return isBegun(values) ? values : null;
  } catch {
    return null;
  }
}

/** Stores a registration without the password. Returns false if the storage is full. */
export function saveRegistrationDraft(values: Registration): boolean {
  const filled = Object.fromEntries(entriesOf(values));
  if (isBegun(filled)) return persist(KEY, JSON.stringify(filled));
  discardRegistrationDraft();
  return true;
}

export const discardRegistrationDraft = () => localStorage.removeItem(KEY);
