import type { Message, MessageInput } from '@rodovia/shared/contracts';
import { ApiError, api } from '@rodovia/shared/runtime';
import type { Outgoing } from './kept';

/** Five pictures over a poor line take their time. */
const SENDING_MS = 150_000;
/** What the server will take another time, as it is. */
const PASSING = [401, 408, 429];

const NOT_SENT = 'A mensagem não foi enviada.';
const ONLY_MESSAGE = 'A mensagem chegou, mas o pedido de alteração não foi registrado.';

/** Asks for a change of the proposal `about`; `isAgain` where an earlier try may have arrived. */
export type Settle = (about: string, note: string, isAgain: boolean) => Promise<void>;

/** A change as the proposal itself notes it: the line, and what is asked. */
export const noteOf = ({ quote, text }: Pick<Outgoing, 'quote' | 'text'>) => (quote ? `${quote}: ${text}` : text);

/** Sends a message; under the same key it is the same one, whatever became of the answer before. */
export function post(quotationCode: string, { key, text, quote, pictures }: Outgoing): Promise<Message> {
  const body: MessageInput = { quotationCode, text, quote, pictures: [...pictures] };
  const headers = { 'Idempotency-Key': key };
  return api.post<Message>('/message', body, { headers, unattended: true, timeout: SENDING_MS });
}

/** What is told of a message that did not go as it should. */
export function failureOf(error: unknown, delivered: boolean): Pick<Outgoing, 'state' | 'reason' | 'refused'> {
  const { status, message, fieldErrors } = error instanceof ApiError ? error : new ApiError('network', 0, '');
  const why = Object.values(fieldErrors)[0] || message;
  const refused = !delivered && status >= 400 && status < 500 && !PASSING.includes(status);
  return { state: 'FAILED', reason: `${delivered ? ONLY_MESSAGE : NOT_SENT} ${why}`.trim(), refused };
}
