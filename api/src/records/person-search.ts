import { bareDocument } from '@rodovia/shared/contracts';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { splitList } from '../crud/list-query';
import { containsWords, type SpelledWords } from '../crud/term';
import { person } from '../db/schema';
import type { Actor } from '../identity/actor';

/** A document or a telephone, or a part of one, as people write them: digits, in the new CNPJ letters too, between signs. */
const PUNCTUATED = /^\+?[\dA-Z().\-/]+$/i;
/** Of a telephone with the country: who lives in it is found without. */
const COUNTRY = /^\s*\+\s*55\b/;

const says = (word: string) => /[\p{L}\p{N}]/u.test(word);
const isNumber = (word: string) => PUNCTUATED.test(word) && /\d/.test(word);

/** The words of a term, those that are numbers also without their punctuation; a sign between two words is none. */
export function personWords(term: string | undefined): SpelledWords {
  const words = splitList(term?.replace(COUNTRY, ''), ' ');
  const said = words.some(says) ? words.filter(says) : words;
  return said.map((word) => [...new Set([word, isNumber(word) ? bareDocument(word) : word])]);
}

const digits = (column: AnyColumn) => sql`regexp_replace(${column}, '[^0-9]', '', 'g')`;

/**
 * People whose name, e-mail, telephone or document has every word of the term, however the numbers are written.
 * A part of a document finds people for administrators; everybody else has to know it whole.
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
