/** Maximum length of a search term, in characters; the same as on the server. */
export const MAX_TERM_LENGTH = 200;

const characters = (count: number) => (count === 1 ? '1 caractere' : `${count} caracteres`);

/** Returns how many remaining characters make the counter appear: a tenth of the maximum, between 10 and 100. */
const nearOf = (most: number) => Math.min(100, Math.max(10, Math.floor(most / 10)), Math.floor(most / 2));

/** Describes the remaining length of a text in words; empty while there is plenty. */
export function roomWords(length: number, most: number): string {
  const left = most - length;
  if (left > nearOf(most)) return '';
  if (left < 0) return `${characters(-left)} a mais`;
  if (left === 0) return 'Não cabe mais nada';
  return left === 1 ? 'falta 1 caractere' : `faltam ${characters(left)}`;
}

/** Returns the error message for a text that is too long, in the wording of the server. */
export const overLong = (label: string, most: number | undefined, text: unknown): string | undefined =>
  most !== undefined && typeof text === 'string' && text.length > most
    ? `${label.replace(' (opcional)', '')}: no máximo ${characters(most)}.`
    : undefined;
