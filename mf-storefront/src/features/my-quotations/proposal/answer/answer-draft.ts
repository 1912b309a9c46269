import { draftKey, persist, useSession } from '@rodovia/shared/runtime';

/** Returns the storage key, which depends on the account. */
const keyOf = (place: string) => draftKey(useSession.getState().code ?? '', `answer ${place}`);

/** Returns the stored input at `place` merged into `empty`. */
export function readAnswerDraft<T extends object>(place: string, empty: T): T {
  try {
    return { ...empty, ...(JSON.parse(localStorage.getItem(keyOf(place)) ?? '{}') as Partial<T>) };
  } catch {
    return empty;
  }
}

/** Stores input, so that closing the dialog, a reload or a lost connection does not lose it. */
export const saveAnswerDraft = (place: string, values: object) => persist(keyOf(place), JSON.stringify(values));

/** Removes the stored input after it was sent. */
export const discardAnswerDraft = (place: string) => localStorage.removeItem(keyOf(place));
