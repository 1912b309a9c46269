/** Where the code of a failure stood: files of releases, with line and column. */
export interface FailureText {
  message: string;
  /** `mf-a/1.0.0-abc1234/100.js:1:2345`, the innermost first. */
  frames: string[];
}

/** A failure of a release as browsers told it, and how often. */
export interface FailureNote extends FailureText {
  phase: string;
  count: number;
}

const LONGEST_MESSAGE = 200;
const MOST_FRAMES = 8;
/** Failures that are told apart of one release; others are only counted. */
export const MOST_FAILURES = 20;

const FRAME = /\/mf\/([a-z][\w-]{0,60}\/\d[\w.+-]{0,80}\/[\w.+-]{1,120}\.js):(\d{1,7}):(\d{1,7})/g;

const QUOTED = /(["'`])(.*?)\1/g;
/** Names that code has; whatever else is quoted may be what somebody typed. */
const NAME = /^[\w$.-]{1,60}$/;
const ADDRESS = /\b(?:https?|blob|data|file):[^\s)'"]*/gi;
const WORD = /[^\s<>"']+/g;
/** Numbers, and what is written like one: documents, telephones, amounts. */
const NUMBER = /\d[\d.,/()-]*/g;

/** A message without what could be about a person: addresses, mails, numbers, quoted texts. */
export const withoutPersons = (message: string) =>
  message
    .replace(ADDRESS, '‹endereço›')
    .replace(WORD, (word) => (word.includes('@') ? '‹e-mail›' : word))
    .replace(QUOTED, (whole, _quote, text: string) => (NAME.test(text) ? whole : '‹texto›'))
    .replace(NUMBER, '#')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_MESSAGE);

/** What is kept of a failure: its message without persons, and of its stack the places in files of releases alone. */
export function failureText(message = '', stack = ''): FailureText {
  const frames = [...stack.matchAll(FRAME)].slice(0, MOST_FRAMES);
  return {
    message: withoutPersons(message),
    frames: frames.map(([, file, line, column]) => `${file}:${line}:${column}`),
  };
}

const keyOf = ({ phase, message, frames: [first = ''] }: Omit<FailureNote, 'count'>) => `${phase} ${message} ${first}`;

/** The failures of both lists, each once with its count, the most frequent first. */
export function mergedFailures(a: readonly FailureNote[], b: readonly FailureNote[]): FailureNote[] {
  const all = new Map<string, FailureNote>();
  for (const one of [...a, ...b]) {
    const known = all.get(keyOf(one));
    all.set(keyOf(one), { ...one, count: one.count + (known?.count ?? 0) });
  }
  return [...all.values()].sort((x, y) => y.count - x.count).slice(0, MOST_FAILURES);
}
