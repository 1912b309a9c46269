/**
 * Characters that nobody sees, or that turn around what stands beside them: with one of them in it a name is not what it
 * seems to be. Control characters, separators of lines, marks of direction, joiners, fillers, and halves of characters.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\u115f\u1160\u3164\uffa0]|\u034f|\u17b4|\u17b5/u;
/** Of those, what a text of several lines needs: its ends of line, and the joiners that emoji are made with. */
const HARMLESS = /[\t\n\r\u200d]/g;

/** True for one line without anything hidden in it. */
export const isPlainLine = (text: unknown) => !HIDDEN.test(String(text ?? ''));

/** True for a text of any number of lines without anything hidden in it. */
export const isPlainText = (text: unknown) => !HIDDEN.test(String(text ?? '').replace(HARMLESS, ''));

/** A text as one line with a space in the place of whatever `isPlainLine` would refuse. */
export const withoutHidden = (text: string) =>
  text.replace(new RegExp(HIDDEN, 'gu'), ' ').replace(/ {2,}/g, ' ').trim();

/** Sentence for a line that has something hidden in it. */
export const hiddenInLine = (label: string) => `${label}: não use quebras de linha nem caracteres invisíveis.`;

/** Sentence for a text that has something hidden in it. */
export const hiddenInText = (label: string) => `${label}: não use caracteres de controle nem invisíveis.`;
