import { keep, unsentKey, useSession } from '@rodovia/shared/runtime';

/** Of another account it is another place. */
const keyOf = (place: string) => unsentKey(useSession.getState().code ?? '', `answer ${place}`);

/** What was being written at `place` when it was left, over `empty`. */
export function keptAnswer<T extends object>(place: string, empty: T): T {
  try {
    return { ...empty, ...(JSON.parse(localStorage.getItem(keyOf(place)) ?? '{}') as Partial<T>) };
  } catch {
    return empty;
  }
}

/** Keeps what is being written: closing the dialog, a reload and a lost connection cost nothing of it. */
export const keepAnswer = (place: string, values: object) => keep(keyOf(place), JSON.stringify(values));

/** What has been sent is kept no longer. */
export const forgetAnswer = (place: string) => localStorage.removeItem(keyOf(place));
