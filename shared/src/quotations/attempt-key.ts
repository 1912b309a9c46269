import { newKey } from '@rodovia/shared/new-key';
import { persist } from '@rodovia/shared/runtime';

interface Tried {
  content: string;
  key: string;
}

function lastTried(place: string): Partial<Tried> {
  try {
    return (JSON.parse(localStorage.getItem(place) ?? '{}') ?? {}) as Partial<Tried>;
  } catch {
    return {};
  }
}

/**
 * Returns the `Idempotency-Key` for a call with this content. It is stored under `place`, so a retry after a reload
 * uses the same key.
 */
export function attemptKey(place: string, content: unknown): string {
  const text = JSON.stringify(content);
  const tried = lastTried(place);
  if (tried.content === text && tried.key) return tried.key;
  const key = newKey();
  persist(place, JSON.stringify({ content: text, key } satisfies Tried));
  return key;
}

/** Clears the key after success, so that the next call gets a new one, even with the same content. */
export const forgetAttempt = (place: string) => localStorage.removeItem(place);
