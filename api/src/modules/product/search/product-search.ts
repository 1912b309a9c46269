import { type SQL, sql } from 'drizzle-orm';
import { containsWords, isOneTypoAway, literal, spell, type Vocabulary } from '../../../crud/term';
import type { Executor } from '../../../db/database';
import { foldedWord } from '../../../db/fold';
import { group, product } from '../../../db/schema';
import { type AskedVehicle, readSearch, type SizeCondition, singular, vehicleCalled } from './search-grammar';

const MIN_WORD_LENGTH = 4;
/** Minimum length for matching the beginning of a word in a line. */
const MIN_PREFIX_LENGTH = 3;
/** Minimum length of vehicle names with typos; shorter ones occur inside other words. */
const MIN_NAME_LENGTH = 5;
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
  return sql`(key like '%:' || fold(${start}) || '%' or key like '%:% ' || fold(${start}) || '%')`;
};

/** Condition for a label line, such as `Banda:Borrachuda`, with a word that begins like this. */
const byLine = (text: string) => sql`${product.lineSet} in (select line_set from product_line where ${lineHas(text)})`;

async function isInLines(db: Executor, text: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from product_line where ${lineHas(text)} limit 1`);
  return rows.length > 0;
}

const isWord = (word: string) => word.length >= MIN_WORD_LENGTH && /^\p{L}+$/u.test(word);
const forms = (word: string, shortest: number) =>
  [...new Set([word, singular(word), singular(word).replace(/[aeo]$/, '')])].filter(({ length }) => length >= shortest);

/** Returns the vehicle meant by a word with one wrong letter. */
function misspelt(word: string): AskedVehicle | undefined {
  const isMeant = (known: string) => /^\p{L}+$/u.test(known) && isOneTypoAway(word, known);
  return word.length < MIN_NAME_LENGTH ? undefined : vehicleCalled(word, isMeant);
}

/**
 * Condition for a word: in the product's text in any form; otherwise a vehicle with a typo; otherwise in its lines;
 * otherwise another word of the text with a typo.
 */
async function byWord(db: Executor, word: string): Promise<SQL | undefined> {
  if (!isWord(word)) return inText(word);
  const vocabulary = productWords(db);
  for (const form of forms(word, MIN_WORD_LENGTH)) if (await vocabulary.has(form)) return inText(form);
  const vehicle = misspelt(singular(word));
  if (vehicle) return byVehicle(vehicle);
  for (const form of forms(word, MIN_PREFIX_LENGTH)) if (await isInLines(db, form)) return byLine(form);
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
