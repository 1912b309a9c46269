import { BULK_KINDS, BulkAnswer, Code, MOST_BULK_CODES } from '@rodovia/shared/contracts';
import { LEAST_PERCENT, MOST_AMOUNT, MOST_PERCENT } from '@rodovia/shared/contracts/bulk-bounds';
import { isWholeCents } from '@rodovia/shared/contracts/price';
import { sql } from 'drizzle-orm';
import { type Static, Type } from 'typebox';
import { invalid, invalidFields } from '../../base/http-error';
import type { Api, ApiContext } from '../../context/context';
import { querySchema } from '../../crud/list-query';
import type { Executor } from '../../db/database';
import { product } from '../../db/schema';
import { ADMIN, actorOf } from '../../plugins/authentication';
import { applyBulk, type BulkDeed, previewBulk } from './product-bulk';
import { productFilterKeys, productFilters } from './product-filters';

const { include: _include, orderBy: _orderBy, ...narrowing } = productFilterKeys;

const BulkInput = querySchema({
  kind: Type.Enum([...BULK_KINDS]),
  /** The brand or group that the products get. */
  code: Type.Optional(Code),
  isActive: Type.Optional(Type.Boolean()),
  percent: Type.Optional(Type.Number({ minimum: LEAST_PERCENT, maximum: MOST_PERCENT })),
  amount: Type.Optional(Type.Number({ minimum: -MOST_AMOUNT, maximum: MOST_AMOUNT })),
  /** The products, by their codes or by what the list is narrowed to. */
  codes: Type.Optional(Type.Array(Code, { minItems: 1, maxItems: MOST_BULK_CODES })),
  filter: Type.Optional(querySchema(narrowing)),
  /** What a preview was answered with; without it nothing is written. */
  token: Type.Optional(Type.String({ maxLength: 40 })),
});
type BulkInput = Static<typeof BulkInput>;

function priceDeed({ percent, amount }: BulkInput): BulkDeed {
  const value = percent ?? amount;
  if (value === undefined || (percent !== undefined && amount !== undefined))
    throw invalidFields({ percent: 'Informe o percentual ou o valor.' });
  if (value === 0) throw invalidFields({ percent: 'Informe um valor diferente de zero.' });
  if (!isWholeCents(value)) throw invalidFields({ percent: 'Use no máximo duas casas decimais.' });
  return { kind: 'PRICE', by: percent === undefined ? 'amount' : 'percent', value };
}

function deedOf(input: BulkInput): BulkDeed {
  const { kind, code, isActive } = input;
  if (kind === 'PRICE') return priceDeed(input);
  if (kind === 'STATUS') {
    if (isActive === undefined) throw invalidFields({ isActive: 'Informe a situação.' });
    return { kind, isActive };
  }
  if (!code) throw invalidFields({ code: kind === 'BRAND' ? 'Escolha a marca.' : 'Escolha o grupo.' });
  return { kind, code };
}

async function whereOf(db: Executor, { codes, filter }: BulkInput) {
  if ((codes === undefined) === (filter === undefined)) throw invalid('Informe os produtos ou o filtro.');
  if (codes) return [sql`${product.code} = any(${sql.param(codes)}::uuid[])`];
  return productFilters(db, filter ?? {}, true);
}

/** `POST /product/bulk`: what a deed would do with many products, or, with the token of that answer, the deed itself. */
export function productBulkRoutes(app: Api, { database: { db } }: ApiContext): void {
  const schema = { body: BulkInput, response: { 200: BulkAnswer } };
  app.post('/product/bulk', { schema, config: { roles: ADMIN } }, async (request) => {
    const { body } = request;
    const deed = deedOf(body);
    if (body.token === undefined) return previewBulk(db, deed, await whereOf(db, body));
    return applyBulk(db, actorOf(request), deed, (tx) => whereOf(tx, body), body.token);
  });
}
