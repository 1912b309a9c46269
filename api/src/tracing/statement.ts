const MAX_STATEMENT = 2000;
/** String literals; an unterminated one was cut off. */
const TEXTS = /'[^']*(?:'|$)/g;
/** Numeric literals, but not parts of names or placeholders. */
const NUMBERS = /(?<![\w$.])\d+(?:\.\d+)?\b/g;

/** Removes literal values from a statement; parameters are placeholders anyway. */
export const withoutValues = (text: string): string =>
  text.slice(0, MAX_STATEMENT).replace(TEXTS, '?').replace(NUMBERS, '?');

/** Returns the verb of a statement. */
export const verbOf = (text: string): string => /^\s*([a-z]+)/i.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
