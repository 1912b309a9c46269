/** Maximum length of a search term, in characters; the same as on the server. */
export const MAX_TERM_LENGTH = 200;

/** Counts characters in words. */
export const characters = (count: number) => (count === 1 ? '1 caractere' : `${count} caracteres`);

/** Returns the error message for a text that is too long, in the wording of the server. */
export const overLong = (label: string, most: number | undefined, text: unknown): string | undefined =>
  most !== undefined && typeof text === 'string' && text.length > most
    ? `${label.replace(' (opcional)', '')}: no máximo ${characters(most)}.`
    : undefined;
