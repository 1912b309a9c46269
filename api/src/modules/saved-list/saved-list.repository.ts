import {
  joinedWords,
  MAX_SAVED_LISTS,
  type SavedList,
  type SavedListContent,
  type SavedListInput,
} from '@rodovia/shared/contracts/quotations';
import { requiredSentence } from '@rodovia/shared/contracts/records';
import { hiddenInLine, isPlainLine, withoutHidden } from '@rodovia/shared/contracts/rules';
import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { conflict, invalidFields, notFound } from '../../base/http-error';
import { type Expected, hasVersion, stale } from '../../crud/versions';
import type { Executor } from '../../db/database';
import { person, product, savedList } from '../../db/schema';

const counted = (sum: SQL) => sql<number>`(${sum})::int`;

const summary = {
  code: savedList.code,
  name: savedList.name,
  products: counted(sql`jsonb_array_length(${savedList.items})`),
  tyres: counted(
    sql`select coalesce(sum((item->>'Quantity')::int), 0) from jsonb_array_elements(${savedList.items}) item`,
  ),
  written: counted(sql`jsonb_array_length(${savedList.freeItems})`),
  created: savedList.created,
  updated: savedList.updated,
  version: savedList.version,
};

const own = (owner: string, code: string) => and(eq(savedList.personCode, owner), eq(savedList.code, code));

/** Reads the lists of a client by name. */
export async function savedListsOf(db: Executor, owner: string, which?: SQL): Promise<SavedList[]> {
  const rows = await db
    .select(summary)
    .from(savedList)
    .where(and(eq(savedList.personCode, owner), which))
    .orderBy(asc(sql`fold(${savedList.name})`), savedList.code);
  return rows.map((row) => ({
    Code: row.code,
    Name: row.name,
    Products: row.products,
    Tyres: row.tyres,
    Written: row.written,
    Created: row.created.toISOString(),
    Updated: row.updated.toISOString(),
    Version: row.version,
  }));
}

const MISSING = 'Lista não encontrada.';

/** @throws {HttpError} 404 also for other people's lists. */
async function readOwn(db: Executor, owner: string, code: string): Promise<SavedList> {
  const [found] = await savedListsOf(db, owner, eq(savedList.code, code));
  if (!found) throw notFound(MISSING);
  return found;
}

/**
 * Reads what a list consists of.
 * @throws {HttpError} 404 also for other people's lists.
 */
export async function contentOf(db: Executor, owner: string, code: string): Promise<SavedListContent> {
  const [row] = await db
    .select({ items: savedList.items, freeItems: savedList.freeItems })
    .from(savedList)
    .where(own(owner, code));
  if (!row) throw notFound(MISSING);
  const codes = row.items.map(({ Code }) => Code);
  const products = await db
    .select({ code: product.code, size: product.size, description: product.description })
    .from(product)
    .where(inArray(product.code, codes));
  const names = new Map(products.map(({ code: known, size, description }) => [known, `${size} ${description}`]));
  return {
    Items: row.items.map((item) => ({ ...item, Name: names.get(item.Code) ?? '' })),
    FreeItems: row.freeItems,
  };
}

/** Serialized per client, so that limits and names hold for two tabs. */
async function lockOwner(tx: Executor, owner: string): Promise<void> {
  await tx.select({ code: person.code }).from(person).where(eq(person.code, owner)).for('no key update');
}

/** @throws {HttpError} 400 for a name that is empty or has hidden characters. */
function nameOf(typed: string): string {
  const name = typed.trim();
  if (name === '') throw invalidFields({ name: requiredSentence('Nome da lista') });
  if (!isPlainLine(name)) throw invalidFields({ name: hiddenInLine('Nome da lista') });
  return name;
}

/** Returns the code of the client's list of this name, apart from `except`. */
async function namesake(tx: Executor, owner: string, name: string, except?: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ code: savedList.code })
    .from(savedList)
    .where(
      and(
        eq(savedList.personCode, owner),
        sql`fold(${savedList.name}) = fold(${name})`,
        except ? ne(savedList.code, except) : undefined,
      ),
    );
  return found?.code;
}

const SAME_NAME = 'Você já tem uma lista com este nome.';

/** Returns what is stored of a payload: each product and text once, without what nobody sees. */
function rowOf({ shoppingCartItem, freeItem = [] }: SavedListInput) {
  const items = shoppingCartItem.map(({ productCode, quantity, words = [] }) => ({
    Code: productCode,
    Quantity: quantity,
    Words: joinedWords(words.map(withoutHidden).filter((text) => text !== '')),
  }));
  const freeItems = freeItem.map(({ text, quantity }) => ({ Text: withoutHidden(text), Quantity: quantity }));
  const row = {
    items: [...new Map(items.map((item) => [item.Code, item])).values()],
    freeItems: [...new Map(freeItems.map((item) => [item.Text, item])).values()].filter(({ Text }) => Text !== ''),
  };
  if (row.items.length + row.freeItems.length === 0) throw invalidFields({ shoppingCartItem: 'A lista está vazia.' });
  return row;
}

/**
 * Keeps a list.
 * @throws {HttpError} 400 for an empty one; 409 at the limit, or for a name that is taken unless it replaces.
 */
export async function keepList(tx: Executor, owner: string, input: SavedListInput): Promise<SavedList> {
  const name = nameOf(input.name);
  const row = rowOf(input);
  await lockOwner(tx, owner);
  const present = await namesake(tx, owner, name);
  if (present) {
    if (!input.replaces) throw conflict(SAME_NAME, { name: SAME_NAME });
    await tx
      .update(savedList)
      .set({ ...row, name })
      .where(eq(savedList.code, present));
    return readOwn(tx, owner, present);
  }
  if ((await tx.$count(savedList, eq(savedList.personCode, owner))) >= MAX_SAVED_LISTS)
    throw conflict(`Você já tem ${MAX_SAVED_LISTS} listas. Remova alguma antes de guardar outra.`);
  const [made] = await tx
    .insert(savedList)
    .values({ ...row, name, personCode: owner })
    .returning({ code: savedList.code });
  return readOwn(tx, owner, made?.code ?? '');
}

/** @throws {HttpError} 404; 409 for a name that is taken; 412 with the list, if it has another version. */
export async function renameList(
  tx: Executor,
  owner: string,
  code: string,
  typed: string,
  expected: Expected,
): Promise<SavedList> {
  const name = nameOf(typed);
  await lockOwner(tx, owner);
  await readOwn(tx, owner, code);
  if (await namesake(tx, owner, name, code)) throw conflict(SAME_NAME, { name: SAME_NAME });
  const changed = await tx
    .update(savedList)
    .set({ name })
    .where(and(own(owner, code), hasVersion(savedList.version, expected)))
    .returning({ code: savedList.code });
  const present = await readOwn(tx, owner, code);
  if (changed.length === 0) throw stale(present);
  return present;
}

/** @throws {HttpError} 404; 412 with the list, if it has another version. */
export async function removeList(tx: Executor, owner: string, code: string, expected: Expected): Promise<void> {
  const removed = await tx
    .delete(savedList)
    .where(and(own(owner, code), hasVersion(savedList.version, expected)))
    .returning({ code: savedList.code });
  if (removed.length === 0) throw stale(await readOwn(tx, owner, code));
}
