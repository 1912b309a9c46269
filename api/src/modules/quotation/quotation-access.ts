import {
  BOARD_STAGES,
  QUEUE_FILTERS,
  QUOTATION_ANSWERS,
  QUOTATION_OUTCOMES,
  QUOTATION_STATUSES,
  type QuotationOutcome,
  type QuotationStatus,
  type ShoppingCart,
} from '@rodovia/shared/contracts/quotations';
import { Code } from '@rodovia/shared/contracts/records';
import { parseTyreSize, tyreSizeKey } from '@rodovia/shared/contracts/tyres';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { type Static, Type } from 'typebox';
import { invalidFields, notFound } from '../../base/http-error';
import { silentUntil } from '../../calendar/silence';
import { createdBetween, filterKeys, splitCodes, splitList } from '../../crud/list-query';
import { readOne } from '../../crud/record-source';
import { textFilter } from '../../crud/term';
import type { Executor } from '../../db/database';
import { person, product, quotation, quotationItem } from '../../db/schema';
import type { Actor } from '../../identity/actor';
import { personsCalled } from '../../records/person-search';
import { ANSWERED, ofBrands, ofLossReasons, ofSellers } from '../../records/quotation-answers';
import { inQueue } from '../../records/quotation-queues';
import { visibleQuotations } from '../../records/quotation-sides';
import { inStage } from '../../records/quotation-stages';
import { quotationSource } from './quotation.repository';

const text = Type.Optional(Type.String({ maxLength: 200 }));
const { orderBy, term, include, startDate, endDate } = filterKeys;

/** Filters of the quotation list and export; `seller`, `status`, `outcome` and `lossReason` are `;` separated. */
export const quotationFilterKeys = {
  orderBy,
  term,
  include,
  startDate,
  endDate,
  clientName: term,
  client: Type.Optional(Code),
  product: Type.Optional(Code),
  status: text,
  seller: Type.Optional(Type.String({ maxLength: 2000 })),
  queue: Type.Optional(Type.Enum([...QUEUE_FILTERS])),
  stage: Type.Optional(Type.Enum([...BOARD_STAGES])),
  answer: Type.Optional(Type.Enum([...QUOTATION_ANSWERS])),
  brand: Type.Optional(Type.String({ maxLength: 2000 })),
  outcome: text,
  lossReason: Type.Optional(Type.String({ maxLength: 2000 })),
};
const FilterSchema = Type.Object(quotationFilterKeys);
type Filters = Static<typeof FilterSchema>;

function byStatus(value?: string): SQL | undefined {
  const statuses = splitList(value);
  const unknown = statuses.find((status) => !QUOTATION_STATUSES.includes(status as QuotationStatus));
  if (unknown) throw invalidFields({ status: `Situação desconhecida: ${unknown}.` });
  return statuses.length === 0 ? undefined : sql`${quotation.status} = any(${sql.param(statuses)}::text[])`;
}

const ofPersons = (matches: SQL | undefined) =>
  matches && sql`${quotation.personCode} in (select ${person.code} from ${person} where ${matches})`;

function byClient(name?: string): SQL | undefined {
  return ofPersons(textFilter(sql`fold(${person.name})`, name));
}

/** Matches a quotation number: 200, nº 200, n. 200, #200, orçamento 200. */
const NUMBER = /^(?:or[cç]amento ?)?(?:n ?[º°o.]? ?|# ?)?(\d{1,9})$/iu;

/** Condition for quotations with a product that matches all words, or of this size. */
function ofProducts(term: string | undefined): SQL | undefined {
  const named = textFilter(product.searchText, term);
  const size = parseTyreSize(term ?? '') && sql`${product.sizeKey} = ${tyreSizeKey(term ?? '')}`;
  const matches = or(named, size);
  return (
    matches &&
    sql`${quotation.code} in (select ${quotationItem.quotationCode} from ${quotationItem}
      where ${quotationItem.productCode} in (select ${product.code} from ${product} where ${matches}))`
  );
}

/** Condition for quotations with this product. */
const withProduct = (code: string | undefined) =>
  code &&
  sql`${quotation.code} in (select ${quotationItem.quotationCode} from ${quotationItem}
    where ${quotationItem.productCode} = ${code})`;

/** Condition for number, items, or client; clients only search their own. */
function byTerm(actor: Actor, value?: string): SQL | undefined {
  const number = NUMBER.exec(splitList(value, ' ').join(' '))?.[1];
  const client = actor.role === 'client' ? byClient(value) : ofPersons(personsCalled(actor, value));
  return or(client, ofProducts(value), number ? eq(quotation.number, Number(number)) : undefined);
}

/** Conditions reserved to staff: queue, stage, answer, outcome, and requested brands. */
function byDesk(
  actor: Actor,
  silent: Date | null | undefined,
  { queue, stage, answer, brand, outcome, lossReason }: Filters,
): SQL | undefined {
  const outcomes = splitList(outcome);
  const unknown = outcomes.find((one) => !QUOTATION_OUTCOMES.includes(one as QuotationOutcome));
  if (unknown) throw invalidFields({ outcome: `Resultado desconhecido: ${unknown}.` });
  return and(
    queue && inQueue(queue, actor, silent),
    stage && inStage(stage),
    answer && ANSWERED[answer],
    ofBrands(splitCodes(brand)),
    outcomes.length > 0 ? sql`${quotation.outcome} = any(${sql.param(outcomes)}::text[])` : undefined,
    ofLossReasons(splitCodes(lossReason)),
  );
}

/** Conditions of list, count, export and board. */
export async function quotationFilters(db: Executor, actor: Actor, query: Filters): Promise<(SQL | undefined)[]> {
  const silent = query.queue === 'SILENT' ? await silentUntil(db) : undefined;
  return [
    visibleQuotations(actor),
    byTerm(actor, query.term),
    byClient(query.clientName),
    query.client ? eq(quotation.personCode, query.client) : undefined,
    withProduct(query.product) || undefined,
    byStatus(query.status),
    ofSellers(splitCodes(query.seller)),
    actor.role === 'client' ? undefined : byDesk(actor, silent, query),
    ...createdBetween(quotation.created, query),
  ];
}

/**
 * Reads a quotation.
 * @param source `quotationsSeenBy` if the history may be included.
 * @throws {HttpError} 404 also for other people's quotations.
 */
export async function readQuotation(
  db: Executor,
  actor: Actor,
  code: string,
  relations?: string,
  source = quotationSource,
): Promise<ShoppingCart> {
  const where = [eq(quotation.code, code), visibleQuotations(actor)];
  const found = await readOne<ShoppingCart>(db, source, { where, include: relations });
  if (!found) throw notFound('Orçamento não encontrado.');
  return found;
}
