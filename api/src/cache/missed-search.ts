import { foldText } from '@rodovia/shared/contracts/rules';
import { findTyreSize } from '@rodovia/shared/contracts/tyres';

/** A search without results: a size, words, or both. */
export interface MissedSearch {
  /** Size in the notation of the trade; empty if none. */
  size: string;
  sizeKey: string;
  /** Folded words, without personal data. */
  words: string;
}

const MAX_TEXT = 60;
/** Minimum number of digits of phone numbers and documents, which must not be stored. */
const DIGITS_OF_SOMEBODY = 8;

const fold = (text: string) => foldText(text).replace(/\s+/g, ' ').trim();

function namesSomebody(words: string): boolean {
  return words.includes('@') || words.replace(/\D/g, '').length >= DIGITS_OF_SOMEBODY;
}

/**
 * Parses a search text, if it may be stored: not too long or empty, and no possible address, phone number or document
 * of a person.
 */
export function missedSearch(text: string): MissedSearch | undefined {
  const found = findTyreSize(text);
  const words = fold(found ? `${found.before} ${found.size.rest}` : text);
  const size = found?.size.text ?? '';
  if (namesSomebody(words) || `${size} ${words}`.length > MAX_TEXT || (size === '' && words === '')) return undefined;
  return { size, sizeKey: found?.size.key ?? '', words };
}
