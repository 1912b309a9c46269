import { useSession } from './session/session';

/** Reads that the page began before its code was there; see `platform/src/origin/ahead.ts`. */
interface Ahead {
  /** The session that they were made for. */
  token?: string | null;
  /** By address relative to the API base; a read that did not succeed resolves to undefined. */
  reads: Record<string, Promise<unknown>>;
  /** What has come of them. */
  answers: Record<string, unknown>;
  /** Of the latest answer, by the server's clock. */
  date?: string | null;
}

declare global {
  /** Missing where the page came drawn, or from an older server. */
  var rodoviaAhead: Ahead | undefined;
}

/** The reads of this session, if it still is the one that they were made for. */
const current = () => {
  const ahead = globalThis.rodoviaAhead;
  return ahead?.token && ahead.token === useSession.getState().token ? ahead : undefined;
};

const forget = ({ reads, answers }: Ahead, url: string) => {
  delete reads[url];
  delete answers[url];
};

/** The read of `url` that is under way or done, for whoever asks first. */
export function takeRead(url: string): Promise<unknown> | undefined {
  const ahead = current();
  const read = ahead?.reads[url];
  if (ahead && read) forget(ahead, url);
  return read;
}

/** What a read ahead of `url` has brought, if it is there already; for whoever asks first. */
export function takeAnswer(url: string): unknown {
  const ahead = current();
  const answer = ahead?.answers[url];
  if (ahead && answer !== undefined) forget(ahead, url);
  return answer;
}

/** Forgets what nobody has asked for: after the first navigation it would be older than a request. */
export const dropReads = () => {
  globalThis.rodoviaAhead = undefined;
};
