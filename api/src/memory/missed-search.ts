import { foldText } from '@rodovia/shared/contracts/fold-text';
import { findTyreSize } from '@rodovia/shared/contracts/tyre-size';

/** What was looked for: a size, words, or both. */
export interface MissedSearch {
  /** A size as the trade writes it, empty where none was named. */
  size: string;
  sizeKey: string;
  /** Folded, without what could tell of somebody. */
  words: string;
}

const LONGEST = 60;
/** So many digits are a telephone or a document, and of nobody's business here. */
const DIGITS_OF_SOMEBODY = 8;

const fold = (text: string) => foldText(text).replace(/\s+/g, ' ').trim();

function namesSomebody(words: string): boolean {
  return words.includes('@') || words.replace(/\D/g, '').length >= DIGITS_OF_SOMEBODY;
}

/**
 * What a search text asks for, if it may be remembered: nothing that is too long, empty, or could be a person's address,
 * number or document.
 */
export function missedSearch(text: string): MissedSearch | undefined {
  const found = findTyreSize(text);
  const words = fold(found ? `${found.before} ${found.size.rest}` : text);
  const size = found?.size.text ?? '';
  if (namesSomebody(words) || `${size} ${words}`.length > LONGEST || (size === '' && words === '')) return undefined;
  return { size, sizeKey: found?.size.key ?? '', words };
}
