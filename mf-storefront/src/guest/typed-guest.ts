import { draftKey } from '@rodovia/shared/runtime';
import { storedState } from '../stored-state';

/** What somebody without an account types about themselves. */
export interface TypedGuest {
  name: string;
  mobile: string;
  email: string;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** It stays on the device for the next time. */
export const typedGuest = storedState(draftKey('visitor', 'guest-form'), (stored): TypedGuest => {
  const { name, mobile, email } = (stored ?? {}) as Partial<Record<keyof TypedGuest, unknown>>;
  return { name: textOf(name), mobile: textOf(mobile), email: textOf(email) };
});
