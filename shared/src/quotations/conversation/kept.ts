import { unsentKey, useSession } from '@rodovia/shared/runtime';

/** What is being written. Pictures are data URLs; `lost` counts those that did not outlive the page. */
export interface Draft {
  text: string;
  /** The line that it is about; empty for none. */
  quote: string;
  /** Code of the proposal that a change is asked of; null for a plain message. */
  about: string | null;
  pictures: readonly string[];
  lost: number;
}

/** A message on its way. Sent again it has the same key, so that it comes once. */
export interface Outgoing extends Draft {
  key: string;
  /** When it was written, by this device's clock: what was written first stands first. */
  since: number;
  /** Place of the newest message that was known then. */
  after: number;
  state: 'SENDING' | 'FAILED';
  /** Why it did not go; empty where that is not known. */
  reason: string;
  /** The server did not take it: it can be written anew without coming twice. */
  refused: boolean;
  /** The message is there; what belongs to it is not. */
  delivered: boolean;
  tries: number;
}

/** An account's writing about a quotation, on this device. */
export interface Place {
  account: string;
  quotationCode: string;
}

export const EMPTY: Draft = { text: '', quote: '', about: null, pictures: [], lost: 0 };

const draftKey = ({ account, quotationCode }: Place) => unsentKey(account, `message ${quotationCode}`);
const outgoingKey = ({ account, quotationCode }: Place, key: string) =>
  unsentKey(account, `sending ${quotationCode} ${key}`);

function stored(key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return value && typeof value === 'object' ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Pictures are too large to be kept; how many there were is. After a log-out nothing is. */
function store({ account }: Place, key: string, { pictures, ...rest }: Draft) {
  if (useSession.getState().code !== account) return;
  try {
    localStorage.setItem(key, JSON.stringify({ ...rest, lost: rest.lost + pictures.length }));
  } catch {
    // Without room it is kept as long as the page is open.
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

export const keptDraft = (place: Place): Draft => asDraft(stored(draftKey(place)));

export function keepDraft(place: Place, draft: Draft) {
  if (isEmpty(draft)) localStorage.removeItem(draftKey(place));
  else store(place, draftKey(place), draft);
}

export const keepOutgoing = (place: Place, outgoing: Outgoing) =>
  store(place, outgoingKey(place, outgoing.key), outgoing);

export const forgetOutgoing = (place: Place, key: string) => localStorage.removeItem(outgoingKey(place, key));

/** What an earlier page did not hear of any more. */
export function keptOutgoing(place: Place): Outgoing[] {
  const prefix = outgoingKey(place, '');
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  const kept = keys.map((key): Outgoing => {
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
  return kept.sort((a, b) => a.since - b.since);
}
