import { newKey } from '@rodovia/shared/new-key';

const HEADER = 'Idempotency-Key';

interface Sent {
  method?: string;
  url: string;
  data?: unknown;
  headers?: object;
}

/** The keys of writes that never had an answer, by what was written. */
const unanswered = new Map<string, string>();

const contentOf = ({ method, url, data }: Sent) => `${method} ${url} ${JSON.stringify(data)}`;

/**
 * A write as it is sent: with a key that stays the same, also when somebody presses the button again, until it has an
 * answer. The server does what it has a key of once.
 */
export function attemptOf<C extends Sent>(call: C): { call: C; isAnswered: () => void } {
  const hasOwnKey = call.headers !== undefined && HEADER in call.headers;
  if (call.method === 'GET' || hasOwnKey) return { call, isAnswered: () => undefined };
  const content = contentOf(call);
  const key = unanswered.get(content) ?? newKey();
  // the files of a form are not read for a key: another press sends them as something new
  if (!(call.data instanceof FormData)) unanswered.set(content, key);
  return {
    call: { ...call, headers: { ...call.headers, [HEADER]: key } },
    isAnswered: () => unanswered.delete(content),
  };
}
