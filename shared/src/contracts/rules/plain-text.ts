/**
 * Matches characters that are invisible or reverse adjacent text, with which a name could pretend to be another:
 * control characters, line separators, direction marks, joiners, fillers, and lone surrogates.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\u115f\u1160\u3164\uffa0]|\u034f|\u17b4|\u17b5/u;
/** Matches the hidden characters that texts of several lines need: line ends, tabs, and the joiner of emoji. */
const HARMLESS = /[\t\n\r\u200d]/g;

/** Returns whether a value is a single line without hidden characters. */
export const isPlainLine = (text: unknown) => !HIDDEN.test(String(text ?? ''));

/** Returns whether a value is a text, of any number of lines, without hidden characters. */
export const isPlainText = (text: unknown) => !HIDDEN.test(String(text ?? '').replace(HARMLESS, ''));

/** Returns a text as one line, with every character that `isPlainLine` refuses replaced by a space. */
export const withoutHidden = (text: string) =>
  text.replace(new RegExp(HIDDEN, 'gu'), ' ').replace(/ {2,}/g, ' ').trim();

/** Returns the error message for hidden characters in a line. */
export const hiddenInLine = (label: string) => `${label}: não use quebras de linha nem caracteres invisíveis.`;

/** Returns the error message for hidden characters in a text. */
export const hiddenInText = (label: string) => `${label}: não use caracteres de controle nem invisíveis.`;
