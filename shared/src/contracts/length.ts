/** What a search may hold at most, in characters; the same as the server's. */
export const LONGEST_TERM = 200;

const characters = (count: number) => (count === 1 ? '1 caractere' : `${count} caracteres`);

/** How far from its end a text begins to count: a tenth of what there is room for, within reason. */
const nearOf = (most: number) => Math.min(100, Math.max(10, Math.floor(most / 10)), Math.floor(most / 2));

/** How much room a text has left, in words; empty while there is plenty. */
export function roomWords(length: number, most: number): string {
  const left = most - length;
  if (left > nearOf(most)) return '';
  if (left < 0) return `${characters(-left)} a mais`;
  if (left === 0) return 'Não cabe mais nada';
  return left === 1 ? 'falta 1 caractere' : `faltam ${characters(left)}`;
}

/** The sentence for a text that is longer than there is room for; the server's own. */
export const overLong = (label: string, most: number | undefined, text: unknown): string | undefined =>
  most !== undefined && typeof text === 'string' && text.length > most
    ? `${label.replace(' (opcional)', '')}: no máximo ${characters(most)}.`
    : undefined;
