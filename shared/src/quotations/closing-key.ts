import type { ShoppingCartInput } from '@rodovia/shared/contracts';
import { CLOSING_KEY } from '@rodovia/shared/runtime';

interface Tried {
  content: string;
  key: string;
}

function lastTried(): Partial<Tried> {
  try {
    return (JSON.parse(localStorage.getItem(CLOSING_KEY) ?? '{}') ?? {}) as Partial<Tried>;
  } catch {
    return {};
  }
}

/**
 * The `Idempotency-Key` of a closing: one for one content, also after a reload, so that a closing that is tried
 * again is the same quotation to the server.
 */
export function closingKey(input: ShoppingCartInput): string {
  const content = JSON.stringify(input);
  const tried = lastTried();
  if (tried.content === content && tried.key) return tried.key;
  const key = crypto.randomUUID();
  localStorage.setItem(CLOSING_KEY, JSON.stringify({ content, key } satisfies Tried));
  return key;
}

/** A created quotation has used its key; the next one gets its own, also with the same content. */
export const forgetClosingKey = () => localStorage.removeItem(CLOSING_KEY);
