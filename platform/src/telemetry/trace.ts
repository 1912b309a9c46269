/** Positions of a failure in files of releases. */
export interface FailureText {
  message: string;
  /** `mf-a/1.0.0-abc1234/100.js:1:2345`, innermost first. */
  frames: string[];
}

/** A failure of a release, and how often it was reported. */
export interface FailureNote extends FailureText {
  phase: string;
  count: number;
}

const MAX_MESSAGE_LENGTH = 200;
const MAX_FRAMES = 8;
/** Maximum number of distinct failures per release; others are only counted. */
export const MAX_FAILURES = 20;

const FRAME = /\/mf\/([a-z][\w-]{0,60}\/\d[\w.+-]{0,80}\/[\w.+-]{1,120}\.js):(\d{1,7}):(\d{1,7})/g;

const QUOTED = /(["'`])(.*?)\1/g;
/** Matches identifiers; other quoted text may be user input. */
const NAME = /^[\w$.-]{1,60}$/;
const ADDRESS = /\b(?:https?|blob|data|file):[^\s)'"]*/gi;
const WORD = /[^\s<>"']+/g;
/** Matches numbers, including documents, phone numbers and amounts. */
const NUMBER = /\d[\d.,/()-]*/g;

/** Removes possible personal data from a message: addresses, mails, numbers, quoted texts. */
export const withoutPersons = (message: string) =>
  message
    .replace(ADDRESS, '‹endereço›')
    .replace(WORD, (word) => (word.includes('@') ? '‹e-mail›' : word))
    .replace(QUOTED, (whole, _quote, text: string) => (NAME.test(text) ? whole : '‹texto›'))
    .replace(NUMBER, '#')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_MESSAGE_LENGTH);

/** Returns what is kept of a failure: the message without personal data, and positions in files of releases. */
export function failureText(message = '', stack = ''): FailureText {
  const frames = [...stack.matchAll(FRAME)].slice(0, MAX_FRAMES);
  return {
    message: withoutPersons(message),
    frames: frames.map(([, file, line, column]) => `${file}:${line}:${column}`),
  };
}

const keyOf = ({ phase, message, frames: [first = ''] }: Omit<FailureNote, 'count'>) => `${phase} ${message} ${first}`;

/** Merges two lists of failures, most frequent first. */
export function mergedFailures(a: readonly FailureNote[], b: readonly FailureNote[]): FailureNote[] {
  const all = new Map<string, FailureNote>();
  for (const one of [...a, ...b]) {
    const known = all.get(keyOf(one));
    all.set(keyOf(one), { ...one, count: one.count + (known?.count ?? 0) });
  }
  return [...all.values()].sort((x, y) => y.count - x.count).slice(0, MAX_FAILURES);
}
