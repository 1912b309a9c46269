import { ApiError, api } from '@rodovia/shared/runtime';
import type { Message, MessageInput } from '../../../contracts/quotations';
import type { Outgoing } from './drafts';

/** Timeout for sending, in ms: five pictures over a slow connection take time. */
const SENDING_MS = 150_000;
/** Statuses after which the same message can be sent again. */
const PASSING = [401, 408, 429];

const NOT_SENT = 'A mensagem não foi enviada.';
const ONLY_MESSAGE = 'A mensagem chegou, mas o pedido de alteração não foi registrado.';

/** Requests a change of the proposal `about`; `isAgain` if an earlier attempt may have succeeded. */
export type RequestChange = (about: string, note: string, isAgain: boolean) => Promise<void>;

/** Returns the text of a change request as the proposal stores it: the line, and the request. */
export const noteOf = ({ quote, text }: Pick<Outgoing, 'quote' | 'text'>) => (quote ? `${quote}: ${text}` : text);

/** Sends a message. With the same key it is only created once. */
export function post(quotationCode: string, { key, text, quote, pictures }: Outgoing): Promise<Message> {
  const body: MessageInput = { quotationCode, text, quote, pictures: [...pictures] };
  const headers = { 'Idempotency-Key': key };
  return api.post<Message>('/message', body, { headers, unattended: true, timeout: SENDING_MS });
}

/** Returns the state of a message that failed to send. */
export function failureOf(error: unknown, delivered: boolean): Pick<Outgoing, 'state' | 'reason' | 'refused'> {
  const { status, message, fieldErrors } = error instanceof ApiError ? error : new ApiError('network', 0, '');
  const why = Object.values(fieldErrors)[0] || message;
  const refused = !delivered && status >= 400 && status < 500 && !PASSING.includes(status);
  return { state: 'FAILED', reason: `${delivered ? ONLY_MESSAGE : NOT_SENT} ${why}`.trim(), refused };
}
