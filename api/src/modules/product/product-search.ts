import { type SQL, sql } from 'drizzle-orm';
import { containsWords, isOneTypoAway, literal, spell, type Vocabulary } from '../../crud/term';
import type { Executor } from '../../db/database';
import { foldedWord } from '../../db/fold';
import { group, product } from '../../db/schema';
import { type AskedVehicle, readSearch, type SizeCondition, singular, vehicleCalled } from './search-grammar';

const SHORTEST_WORD = 4;
/** So many letters say which word of a line begins so. */
const SHORTEST_START = 3;
/** Shorter names of vehicles stand inside other words. */
const SHORTEST_NAME = 5;
/** Each word that is looked after takes several queries: so many are, and the rest are looked for as they are. */
const MOST_LOOKED_AFTER = 10;

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

/** Products for the vehicles of a type, or that carry its name themselves. */
function byVehicle({ type, group: text, word }: AskedVehicle): SQL {
  const called = sql`fold(${group.description}) like ${`%${text ?? ''}%`}`;
  const ofType = sql`select ${group.code} from ${group} where ${group.type} = ${type}`;
  const narrowed = sql`${ofType} and (${called} or not exists (${ofType} and ${called}))`;
  const byGroup = sql`${product.groupCode} in (${text ? narrowed : ofType})`;
  return word.length < SHORTEST_NAME ? byGroup : sql`(${byGroup} or ${inText(word)})`;
}

const lineHas = (text: string) => {
  const start = literal(text);
  return sql`(key like '%:' || fold(${start}) || '%' or key like '%:% ' || fold(${start}) || '%')`;
};

/** A line of the product, as `Banda:Borrachuda`, in whose value a word begins so. */
const byLine = (text: string) => sql`${product.lineSet} in (select line_set from product_line where ${lineHas(text)})`;

async function isInLines(db: Executor, text: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from product_line where ${lineHas(text)} limit 1`);
  return rows.length > 0;
}

const isWord = (word: string) => word.length >= SHORTEST_WORD && /^\p{L}+$/u.test(word);
const forms = (word: string, shortest: number) =>
  [...new Set([word, singular(word), singular(word).replace(/[aeo]$/, '')])].filter(({ length }) => length >= shortest);

/** The vehicle that is meant by a word with one letter wrong. */
function misspelt(word: string): AskedVehicle | undefined {
  const isMeant = (known: string) => /^\p{L}+$/u.test(known) && isOneTypoAway(word, known);
  return word.length < SHORTEST_NAME ? undefined : vehicleCalled(word, isMeant);
}

/**
 * A word in the product's own text, in one of its forms; else a vehicle with one letter wrong; else a word of the
 * product's lines; else another word of the text with one letter wrong.
 */
async function byWord(db: Executor, word: string): Promise<SQL | undefined> {
  if (!isWord(word)) return inText(word);
  const vocabulary = productWords(db);
  for (const form of forms(word, SHORTEST_WORD)) if (await vocabulary.has(form)) return inText(form);
  const vehicle = misspelt(singular(word));
  if (vehicle) return byVehicle(vehicle);
  for (const form of forms(word, SHORTEST_START)) if (await isInLines(db, form)) return byLine(form);
  return containsWords(product.searchText.getSQL(), await spell(vocabulary, [word]));
}

/**
 * The products that a search text asks for, as `readSearch` understands it: every part of it is required.
 * Undefined where nothing is asked for.
 */
export async function byTerm(db: Executor, term?: string): Promise<SQL | undefined> {
  if (!term?.trim()) return undefined;
  const { sizes, vehicles, words } = readSearch(term);
  const spelled: (SQL | undefined)[] = [];
  for (const [place, word] of [...new Set(words)].entries())
    spelled.push(place < MOST_LOOKED_AFTER ? await byWord(db, word) : inText(word));
  const asked = [...sizes.map(bySizeCondition), ...vehicles.map(byVehicle), ...spelled].filter(
    (one) => one !== undefined,
  );
  return sql.join(asked, sql` and `);
}
