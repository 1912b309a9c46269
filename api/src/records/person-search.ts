import { bareDocument } from '@rodovia/shared/contracts/rules';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { splitList } from '../crud/list-query';
import { containsWords, type SpelledWords } from '../crud/term';
import { person } from '../db/schema';
import type { Actor } from '../identity/actor';

/** Matches a document or phone number, or a part of one, with separators; includes letters of the new CNPJ. */
const PUNCTUATED = /^\+?[\dA-Z().\-/]+$/i;
/** Country code, which stored numbers do not have. */
const COUNTRY = /^\s*\+\s*55\b/;

const says = (word: string) => /[\p{L}\p{N}]/u.test(word);
const isNumber = (word: string) => PUNCTUATED.test(word) && /\d/.test(word);

/** Returns the words of a term; numbers also without their separators. */
export function personWords(term: string | undefined): SpelledWords {
  const words = splitList(term?.replace(COUNTRY, ''), ' ');
  const meaningful = words.some(says) ? words.filter(says) : words;
  return meaningful.map((word) => [...new Set([word, isNumber(word) ? bareDocument(word) : word])]);
}

const digits = (column: AnyColumn) => sql`regexp_replace(${column}, '[^0-9]', '', 'g')`;

/**
 * Condition for people whose name, e-mail, phone or document contains every word, in any notation. Only administrators
 * can search by part of a document.
 */
export function personsCalled(actor: Actor, term: string | undefined): SQL | undefined {
  const words = personWords(term);
  const found = containsWords(sql`${person.searchText}`, words);
  if (actor.role === 'admin' || !found) return found;
  const shown = sql`fold(concat_ws(' ', ${person.name}, ${person.email}, ${digits(person.mobile)}, ${digits(person.phone1)}))`;
  const named = sql`${found} and ${containsWords(shown, words)}`;
  const whole = bareDocument(term);
  return whole ? sql`((${named}) or ${whole} in (${person.physicalDocument}, ${person.legalDocument}))` : named;
}
