import { MAX_ITEM_WORDS } from './list-bounds';

/**
 * Joins the lines of a customer's list that one product answers, each once. Beyond the maximum they are counted in the
 * last one.
 */
export function joinedWords(words: readonly string[]): string[] {
  const different = [...new Set(words)];
  if (different.length <= MAX_ITEM_WORDS) return different;
  const shown = different.slice(0, MAX_ITEM_WORDS - 1);
  return [...shown, `e mais ${different.length - shown.length} linhas da lista`];
}
