const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
const folded = (word: string | undefined) => word?.toLocaleLowerCase('pt-BR');

function without(words: string[], phrase: string): string[] {
  const parts = wordsOf(phrase);
  const at = words.findIndex((_, i) => parts.every((part, j) => folded(words[i + j]) === folded(part)));
  return at < 0 ? words : [...words.slice(0, at), ...words.slice(at + parts.length)];
}

/** Returns the part of a description that is not in `said`, which is shown next to it; 'Pneu' alone is omitted. */
export function ownWords(description: string, labels: readonly string[]): string {
  const all = wordsOf(description);
  const own = labels.filter(Boolean).reduce(without, all);
  return (own.length < all.length ? without(own, 'Pneu') : own).join(' ');
}

const MAX_LENGTH = 200;

/** Shortens a description to 200 characters with an ellipsis. */
export const shortened = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);
