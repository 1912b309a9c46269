import { newKey } from '@rodovia/shared/new-key';

const HEADER = 'Idempotency-Key';

interface Sent {
  method?: string;
  url: string;
  data?: unknown;
  headers?: object;
}

/** Idempotency keys of unanswered writes, by content. */
const unanswered = new Map<string, string>();

const contentOf = ({ method, url, data }: Sent) => `${method} ${url} ${JSON.stringify(data)}`;

/**
 * Adds an idempotency key to a write. The key stays the same until there is an answer, even if the user presses the
 * button again, so that the server executes it once.
 */
export function attemptOf<C extends Sent>(call: C): { call: C; isAnswered: () => void } {
  const hasOwnKey = call.headers !== undefined && HEADER in call.headers;
  if (call.method === 'GET' || hasOwnKey) return { call, isAnswered: () => undefined };
  const content = contentOf(call);
  const key = unanswered.get(content) ?? newKey();
  // files of a form are not read for comparison: sending them again is a new write
  if (!(call.data instanceof FormData)) unanswered.set(content, key);
  return {
    call: { ...call, headers: { ...call.headers, [HEADER]: key } },
    isAnswered: () => unanswered.delete(content),
  };
}
