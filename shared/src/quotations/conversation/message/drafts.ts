import { draftKey, useSession } from '@rodovia/shared/runtime';

/** A message that is being written. Pictures are data URLs; `lost` counts pictures that were lost with the page. */
export interface Draft {
  text: string;
  /** The line of the quotation that the message refers to; empty for none. */
  quote: string;
  /** Code of the proposal whose change is requested; null for a plain message. */
  about: string | null;
  pictures: readonly string[];
  lost: number;
}

/** A message that is being sent. Retries use the same key, so that it is only created once. */
export interface Outgoing extends Draft {
  key: string;
  /** Time of writing by the device's clock, which defines the order. */
  since: number;
  /** Position of the newest message known at that time. */
  after: number;
  state: 'SENDING' | 'FAILED';
  /** Why sending failed; empty if unknown. */
  reason: string;
  /** Whether the server refused the message, so that it can be edited without creating a duplicate. */
  refused: boolean;
  /** Whether the message was created but its change request failed. */
  delivered: boolean;
  tries: number;
}

/** Owner of stored drafts: an account and a quotation. */
export interface Place {
  account: string;
  quotationCode: string;
}

/** A draft without text or pictures. */
export const EMPTY: Draft = { text: '', quote: '', about: null, pictures: [], lost: 0 };

const messageDraftKey = ({ account, quotationCode }: Place) => draftKey(account, `message ${quotationCode}`);
const outgoingKey = ({ account, quotationCode }: Place, key: string) =>
  draftKey(account, `sending ${quotationCode} ${key}`);

function stored(key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return value && typeof value === 'object' ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Pictures are too large to be stored, so only their number is. Nothing is stored after a log-out. */
function store({ account }: Place, key: string, { pictures, ...rest }: Draft) {
  if (useSession.getState().code !== account) return;
  try {
    localStorage.setItem(key, JSON.stringify({ ...rest, lost: rest.lost + pictures.length }));
  } catch {
    // if the storage is full, the draft lives as long as the page
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const asDraft = ({ text, quote, about, lost }: Record<string, unknown>): Draft => ({
  text: textOf(text),
  quote: textOf(quote),
  about: textOf(about) || null,
  pictures: [],
  lost: Number(lost) || 0,
});

const isEmpty = ({ text, quote, about, pictures, lost }: Draft) =>
  text === '' && quote === '' && about === null && pictures.length === 0 && lost === 0;

/** Reads the stored draft of a conversation; empty if there is none. */
export const readMessageDraft = (place: Place): Draft => asDraft(stored(messageDraftKey(place)));

/** Stores a message that is being written on the device. */
export function saveMessageDraft(place: Place, draft: Draft) {
  if (isEmpty(draft)) localStorage.removeItem(messageDraftKey(place));
  else store(place, messageDraftKey(place), draft);
}

/** Stores a message until the server has confirmed it. */
export const saveOutgoing = (place: Place, outgoing: Outgoing) =>
  store(place, outgoingKey(place, outgoing.key), outgoing);

/** Deletes a message that the server has confirmed, or that was discarded. */
export const deleteOutgoing = (place: Place, key: string) => localStorage.removeItem(outgoingKey(place, key));

/** Reads the messages that an earlier page did not finish sending. */
export function readOutgoing(place: Place): Outgoing[] {
  const prefix = outgoingKey(place, '');
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  const outgoing = keys.map((key): Outgoing => {
    const value = stored(key);
    return {
      ...asDraft(value),
      key: key.slice(prefix.length),
      since: Number(value.since) || 0,
      after: Number(value.after) || 0,
      state: value.state === 'SENDING' ? 'SENDING' : 'FAILED',
      reason: textOf(value.reason),
      refused: value.refused === true,
      delivered: value.delivered === true,
      tries: Number(value.tries) || 1,
    };
  });
  return outgoing.sort((a, b) => a.since - b.since);
}
