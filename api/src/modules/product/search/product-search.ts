import { type SQL, sql } from 'drizzle-orm';
import { containsWords, isOneTypoAway, literal, spell, type Vocabulary } from '../../../crud/term';
import type { Executor } from '../../../db/database';
import { foldedWord } from '../../../db/fold';
import { group, product } from '../../../db/schema';
import {
  type AskedVehicle,
  formsOf,
  isOtherVehicle,
  isWord,
  MIN_NAME_LENGTH,
  MIN_PREFIX_LENGTH,
  MIN_WORD_LENGTH,
  singular,
  vehicleCalled,
} from '../reading/words';
import { readSearch, type SizeCondition } from './search-grammar';

/** Maximum number of words that are corrected, each of which takes several queries. */
const MAX_CHECKED = 10;

const productWords = (db: Executor): Vocabulary => ({
  fold: (word) => foldedWord(db, word),
  async has(word) {
    const { rows } = await db.execute(
      sql`select 1 from search_word where word like '%' || fold(${literal(word)}) || '%' limit 1`,
    );
    return rows.length > 0;
  },
  async near(length) {
    const { rows } = await db.execute<{ word: string }>(
      sql`select word from search_word where length(word) between ${length - 1}::int and ${length + 1}::int order by word`,
    );
    return rows.map(({ word }) => word);
  },
});

const inText = (text: string) => sql`${product.searchText} like '%' || fold(${literal(text)}) || '%'`;

function bySizeCondition(condition: SizeCondition): SQL {
  if ('key' in condition) return sql`${product.sizeKey} like ${`${condition.key}%`}`;
  if ('rim' in condition) return sql`${product.rim} = ${condition.rim}`;
  if ('text' in condition) return inText(condition.text);
  const [parts, word] = 'all' in condition ? [condition.all, sql` and `] : [condition.any, sql` or `];
  return sql`(${sql.join(parts.map(bySizeCondition), word)})`;
}

/** Condition for products of a vehicle type, or with its name. */
function byVehicle({ type, group: text, word }: AskedVehicle): SQL {
  const called = sql`fold(${group.description}) like ${`%${text ?? ''}%`}`;
  const ofType = sql`select ${group.code} from ${group} where ${group.type} = ${type}`;
  const narrowed = sql`${ofType} and (${called} or not exists (${ofType} and ${called}))`;
  const byGroup = sql`${product.groupCode} in (${text ? narrowed : ofType})`;
  return word.length < MIN_NAME_LENGTH ? byGroup : sql`(${byGroup} or ${inText(word)})`;
}

const lineHas = (text: string) => {
  const start = literal(text);
  return sql`(key like '%:' || fold(${start}) || '%' or key like '%:% ' || fold(${start}) || '%'
    or key like '%:%(' || fold(${start}) || '%')`;
};

const beginsInText = (start: string) => sql`' ' || ${product.searchText} like '% ' || fold(${literal(start)}) || '%'`;

/** Returns whether a word of a product begins like this. */
async function isBeginning(db: Executor, start: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from search_word where word like fold(${literal(start)}) || '%' limit 1`,
  );
  return rows.length > 0;
}

/** Condition for a whole word in the product's text, in the singular or plural. */
const isWholeWord = (word: string) =>
  sql`' ' || ${product.searchText} || ' ' ~ (' ' || fold(${singular(word)}::text) || 's? ')`;

/** Condition for a label line, such as `Banda:Borrachuda`, with a word that begins like this. */
const byLine = (text: string) => sql`${product.lineSet} in (select line_set from product_line where ${lineHas(text)})`;

async function isInLines(db: Executor, text: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from product_line where ${lineHas(text)} limit 1`);
  return rows.length > 0;
}

/** Returns the vehicle meant by a word with one wrong letter. */
function misspelt(word: string): AskedVehicle | undefined {
  const isMeant = (known: string) => /^\p{L}+$/u.test(known) && isOneTypoAway(word, known);
  return word.length < MIN_NAME_LENGTH ? undefined : vehicleCalled(word, isMeant);
}

/** Returns whether a mark such as `m/t` or `l3` is long enough to be searched in lines. */
const hasLetter = (mark: string) => mark.length >= MIN_PREFIX_LENGTH && /\p{L}/u.test(mark);

/**
 * Condition for a word: in the product's text in any form; otherwise a vehicle with a typo; otherwise in its lines;
 * otherwise another word of the text with a typo.
 */
async function byWord(db: Executor, word: string): Promise<SQL | undefined> {
  if (isOtherVehicle(word)) return isWholeWord(word);
  if (!isWord(word)) return hasLetter(word) ? sql`(${inText(word)} or ${byLine(word)})` : inText(word);
  const vocabulary = productWords(db);
  for (const form of formsOf(word, MIN_WORD_LENGTH)) {
    // a shortened form inside another word is another word
    if (form === word ? await vocabulary.has(form) : await isBeginning(db, form))
      return form === word ? inText(form) : beginsInText(form);
  }
  const vehicle = misspelt(singular(word));
  if (vehicle) return byVehicle(vehicle);
  for (const form of formsOf(word, MIN_PREFIX_LENGTH)) if (await isInLines(db, form)) return byLine(form);
  return containsWords(product.searchText.getSQL(), await spell(vocabulary, [word]));
}

/**
 * Returns the condition for a search text as parsed by `readSearch`; all parts are required. Undefined for empty text.
 */
export async function byTerm(db: Executor, term?: string): Promise<SQL | undefined> {
  if (!term?.trim()) return undefined;
  const { sizes, vehicles, words } = readSearch(term);
  const spelled: (SQL | undefined)[] = [];
  for (const [place, word] of [...new Set(words)].entries())
    spelled.push(place < MAX_CHECKED ? await byWord(db, word) : inText(word));
  const conditions = [...sizes.map(bySizeCondition), ...vehicles.map(byVehicle), ...spelled].filter(
    (one) => one !== undefined,
  );
  return sql.join(conditions, sql` and `);
}
