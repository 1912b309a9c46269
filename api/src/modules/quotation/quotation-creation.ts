import { createHash } from 'node:crypto';
import { joinedWords, type ShoppingCart, type ShoppingCartInput } from '@rodovia/shared/contracts/quotations';
import { requiredSentence } from '@rodovia/shared/contracts/records';
import { withoutHidden } from '@rodovia/shared/contracts/rules';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ApiConfig } from '../../base/config';
import { conflict, invalidFields } from '../../base/http-error';
import { answerDue } from '../../calendar/schedule';
import type { ApiContext } from '../../context/context';
import type { Executor } from '../../db/database';
import { isUniqueViolation } from '../../db/errors';
import { person, product, quotation, quotationEvent, quotationItem } from '../../db/schema';
import type { Actor } from '../../identity/actor';
import { writeAudit } from '../../identity/audit';
import { freeItemsOf, insertFreeItems } from './items/quotation-free-items';
import { nextSeller } from './queue/quotation-assignment';
import { readQuotation } from './quotation-access';
import { detailsOf } from './quotation-details';
import { mailQuotation } from './quotation-mails';

const RELATIONS = 'Person,Seller,ShoppingCartItem';
const MAX_NUMBER = 100_000;
const NOTHING = requiredSentence('Itens');

/** A product copied into a quotation. */
interface Line {
  code: string;
  description: string;
  size: string;
  codePub: string;
  internCode: string;
  quantity: number;
  words: string[];
}

type Wanted = Pick<Line, 'quantity' | 'words'>;

/** Sums the quantities by product, and joins what the customer wrote for it. */
function wantedOf(items: ShoppingCartInput['shoppingCartItem'], known: ReadonlyMap<string, string[]>) {
  const wanted = new Map<string, Wanted>();
  for (const { productCode, quantity, words = known.get(productCode) ?? [] } of items) {
    const before = wanted.get(productCode) ?? { quantity: 0, words: [] };
    const written = words.map(withoutHidden).filter((text) => text !== '');
    wanted.set(productCode, {
      quantity: Math.min(MAX_NUMBER, before.quantity + quantity),
      words: joinedWords([...before.words, ...written]),
    });
  }
  return wanted;
}

/** Returns what the customer wrote for the products of a quotation. */
export const wordsByProduct = ({ ShoppingCartItem = [] }: ShoppingCart): ReadonlyMap<string, string[]> =>
  new Map(ShoppingCartItem.map(({ Product, Words }) => [Product.Code, Words]));

/**
 * Returns the lines to insert, copied from active products.
 * @param known what the customer wrote for products of which `input` does not say it
 * @throws {HttpError} 409 for inactive ones.
 */
export async function linesOf(
  tx: Executor,
  input: Pick<ShoppingCartInput, 'shoppingCartItem'>,
  known: ReadonlyMap<string, string[]> = new Map(),
): Promise<Line[]> {
  const wanted = wantedOf(input.shoppingCartItem, known);
  if (wanted.size === 0) return [];
  const found = await tx
    .select()
    .from(product)
    .where(inArray(product.code, [...wanted.keys()]))
    .orderBy(product.code)
    .for('share');
  const byCode = new Map(found.map((row) => [row.code, row]));
  const inactive = found.filter(({ isActive }) => !isActive).map(({ description }) => description);
  if (inactive.length > 0) throw conflict(`Produtos indisponíveis: ${inactive.join(', ')}.`);
  return [...wanted].map(([code, asked]) => {
    const row = byCode.get(code);
    if (!row) throw invalidFields({ shoppingCartItem: 'Produto não encontrado.' });
    const { description, size, codePub, internCode } = row;
    return { code, description, size, codePub, internCode, ...asked };
  });
}

const digestOf = (input: ShoppingCartInput) => createHash('sha256').update(JSON.stringify(input)).digest('hex');

/** Returns the client of a quotation: the caller, or the named client if the caller is staff. */
export async function clientFor(
  tx: Executor,
  types: ApiConfig['personTypes'],
  actor: Actor,
  personCode?: string,
): Promise<string> {
  if (actor.role === 'client') return actor.code;
  if (!personCode) throw invalidFields({ personCode: 'Selecione um cliente.' });
  const [client] = await tx
    .select({ code: person.code })
    .from(person)
    .where(and(eq(person.code, personCode), eq(person.personTypeCode, types.client), person.isActive));
  if (!client) throw invalidFields({ personCode: 'Cliente não encontrado ou inativo.' });
  return client.code;
}

/** Inserts the lines of a quotation in order. */
export async function insertLines(tx: Executor, quotationCode: string, lines: Line[]): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.map(({ code, ...copy }, position) => ({ ...copy, productCode: code, quotationCode, position }));
  await tx.insert(quotationItem).values(rows);
}

/** Adds a product to a quotation, or increases its quantity. */
export async function addLine(tx: Executor, { Code, ShoppingCartItem = [] }: ShoppingCart, line: Line): Promise<void> {
  const { code: productCode, quantity, ...copy } = line;
  const ofProduct = and(eq(quotationItem.quotationCode, Code), eq(quotationItem.productCode, productCode));
  const more = { quantity: sql`least(100000, ${quotationItem.quantity} + ${quantity}::int)` };
  const grown = await tx.update(quotationItem).set(more).where(ofProduct).returning({ code: quotationItem.code });
  if (grown.length > 0) return;
  const position = ShoppingCartItem.length;
  await tx.insert(quotationItem).values({ ...copy, quantity, productCode, position, quotationCode: Code });
}

type Preparation = (tx: Executor) => Promise<void>;

/** Creation of quotations; a repeated idempotency key returns the quotation created first. */
export function createQuotations(context: ApiContext) {
  const { config, database } = context;
  const { db } = database;
  async function insert(tx: Executor, actor: Actor, input: ShoppingCartInput, key?: string): Promise<string> {
    const personCode = await clientFor(tx, config.personTypes, actor, input.personCode);
    const freeItems = freeItemsOf(input);
    const lines = await linesOf(tx, input);
    if (lines.length + freeItems.length === 0) throw invalidFields({ shoppingCartItem: NOTHING });
    const details = input.details && (await detailsOf(tx, personCode, input.details));
    const assigned = actor.role === 'seller' ? null : await nextSeller(tx, config.personTypes);
    const sellerCode = actor.role === 'seller' ? actor.code : assigned;
    const created = new Date();
    const responseDue = await answerDue(tx, created);
    const origin = { createdBy: actor.code, idempotencyKey: key, requestDigest: key && digestOf(input) };
    const [row] = await tx
      .insert(quotation)
      .values({ personCode, sellerCode, created, updated: created, responseDue, ...origin, ...details })
      .returning();
    const quotationCode = row?.code ?? '';
    await insertLines(tx, quotationCode, lines);
    await insertFreeItems(tx, quotationCode, freeItems);
    await tx
      .insert(quotationEvent)
      .values({ quotationCode, status: 'OPEN', actorCode: actor.code, sellerCode: assigned });
    await writeAudit(tx, actor, `criou o orçamento ${row?.number} (${quotationCode})`);
    await mailQuotation(tx, context, 'received', quotationCode);
    if (assigned) await mailQuotation(tx, context, 'assignedToSeller', quotationCode);
    return quotationCode;
  }

  async function madeBefore(actor: Actor, input: ShoppingCartInput, key: string): Promise<string | undefined> {
    const [row] = await db
      .select({ code: quotation.code, digest: quotation.requestDigest })
      .from(quotation)
      .where(and(eq(quotation.createdBy, actor.code), eq(quotation.idempotencyKey, key)));
    if (row && row.digest !== digestOf(input)) throw conflict('Esta chave já foi usada em outro orçamento.');
    return row?.code;
  }

  async function codeOf(actor: Actor, input: ShoppingCartInput, key?: string, before?: Preparation): Promise<string> {
    const earlier = key && (await madeBefore(actor, input, key));
    if (earlier) return earlier;
    try {
      return await db.transaction(async (tx) => {
        await before?.(tx);
        return insert(tx, actor, input, key);
      });
    } catch (error) {
      const raced = key && isUniqueViolation(error, 'quotation_idempotency_key');
      const winner = raced && (await madeBefore(actor, input, key));
      if (winner) return winner;
      throw error;
    }
  }

  /** @param before what is written first, in the same transaction */
  return async (actor: Actor, input: ShoppingCartInput, key?: string, before?: Preparation): Promise<ShoppingCart> =>
    readQuotation(db, actor, await codeOf(actor, input, key, before), RELATIONS);
}
