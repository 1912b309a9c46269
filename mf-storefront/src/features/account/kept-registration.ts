import { keep, unsentKey } from '@rodovia/shared/runtime';
import { emptyRegistration, isBegun, type Registration } from './registration-rules';

/** Nobody has an account yet who registers. */
const KEY = unsentKey('visitor', 'registration');

/** What is never kept. */
const SECRET: ReadonlySet<string> = new Set<keyof Registration>(['password', 'passwordVerify']);

const entriesOf = (values: object) =>
  Object.entries(values).filter(([name, value]) => name in emptyRegistration && !SECRET.has(name) && isText(value));
const isText = (value: unknown) => typeof value === 'string';

/** What was typed on this device and not sent, without the password; null where there is nothing. */
export function keptRegistration(): Partial<Registration> | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const values = Object.fromEntries(entriesOf(stored ?? {}));
    return isBegun(values) ? values : null;
  } catch {
    return null;
  }
}

/** Keeps what was typed, without the password. False where the device has no room for it. */
export function keepRegistration(values: Registration): boolean {
  const kept = Object.fromEntries(entriesOf(values));
  if (isBegun(kept)) return keep(KEY, JSON.stringify(kept));
  forgetRegistration();
  return true;
}

export const forgetRegistration = () => localStorage.removeItem(KEY);
