const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
const folded = (word: string | undefined) => word?.toLocaleLowerCase('pt-BR');

function without(words: string[], phrase: string): string[] {
  const parts = wordsOf(phrase);
  const at = words.findIndex((_, i) => parts.every((part, j) => folded(words[i + j]) === folded(part)));
  return at < 0 ? words : [...words.slice(0, at), ...words.slice(at + parts.length)];
}

/** What a description says beside the `said`, which is shown with it; 'Pneu' alone says nothing more. */
export function ownWords(description: string, said: readonly string[]): string {
  const all = wordsOf(description);
  const own = said.filter(Boolean).reduce(without, all);
  return (own.length < all.length ? without(own, 'Pneu') : own).join(' ');
}

const MAX_LENGTH = 200;

/** A list row shows at most 200 characters of a description, then an ellipsis. */
export const shortened = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);
