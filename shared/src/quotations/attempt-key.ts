import { newKey } from '@rodovia/shared/new-key';
import { keep } from '@rodovia/shared/runtime';

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
 * The `Idempotency-Key` of a call: one for one content, kept under the storage key `place` and so also after a reload, so
 * that what is tried again is the same to the server.
 */
export function attemptKey(place: string, content: unknown): string {
  const text = JSON.stringify(content);
  const tried = lastTried(place);
  if (tried.content === text && tried.key) return tried.key;
  const key = newKey();
  keep(place, JSON.stringify({ content: text, key } satisfies Tried));
  return key;
}

/** What has succeeded has used its key; the next call gets its own, also with the same content. */
export const forgetAttempt = (place: string) => localStorage.removeItem(place);
