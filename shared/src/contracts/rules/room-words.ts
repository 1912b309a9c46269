import { characters } from './length';

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
