import { useSession } from './session/session';

/** Reads that the page's inline script started before the code had loaded; see `platform/src/origin/page/early-reads.ts`. */
interface Ahead {
  /** Session token that they were made with. */
  token?: string | null;
  /** Reads by address relative to the API base; a failed read resolves to undefined. */
  reads: Record<string, Promise<unknown>>;
  /** Answers that have arrived, by address. */
  answers: Record<string, unknown>;
  /** Server time of the latest answer. */
  date?: string | null;
}

declare global {
  /** Undefined if the page was rendered on the server, or came from an older server. */
  var rodoviaAhead: Ahead | undefined;
}

/** Returns the early reads, if they belong to the current session. */
const current = () => {
  const ahead = globalThis.rodoviaAhead;
  return ahead?.token && ahead.token === useSession.getState().token ? ahead : undefined;
};

const forget = ({ reads, answers }: Ahead, url: string) => {
  delete reads[url];
  delete answers[url];
};

/** Returns the early read of `url`, pending or done. Each can be taken once. */
export function takeEarlyRead(url: string): Promise<unknown> | undefined {
  const ahead = current();
  const read = ahead?.reads[url];
  if (ahead && read) forget(ahead, url);
  return read;
}

/** Returns the answer of the early read of `url`, if it has arrived. Each can be taken once. */
export function takeEarlyAnswer(url: string): unknown {
  const ahead = current();
  const answer = ahead?.answers[url];
  if (ahead && answer !== undefined) forget(ahead, url);
  return answer;
}

/** Discards unused early reads: after the first navigation they would be outdated. */
export const dropEarlyReads = () => {
  globalThis.rodoviaAhead = undefined;
};
