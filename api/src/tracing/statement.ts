const LONGEST = 2000;
/** A text that goes beyond what is kept ends nowhere. */
const TEXTS = /'[^']*(?:'|$)/g;
/** Numbers that stand for themselves, and are no part of a name or of a placeholder. */
const NUMBERS = /(?<![\w$.])\d+(?:\.\d+)?\b/g;

/** A statement without the values written into it; those that were given apart are placeholders anyway. */
export const withoutValues = (text: string): string => text.slice(0, LONGEST).replace(TEXTS, '?').replace(NUMBERS, '?');

/** What a statement does, for its name. */
export const verbOf = (text: string): string => /^\s*([a-z]+)/i.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
