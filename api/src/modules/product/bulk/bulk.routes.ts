import {
  BULK_KINDS,
  BulkAnswer,
  isWholeCents,
  MAX_AMOUNT,
  MAX_BULK_CODES,
  MAX_PERCENT,
  MIN_PERCENT,
  PRICE_ROUNDINGS,
} from '@rodovia/shared/contracts/catalog';
import { Code } from '@rodovia/shared/contracts/records';
import { sql } from 'drizzle-orm';
import { type Static, Type } from 'typebox';
import { invalid, invalidFields } from '../../../base/http-error';
import type { Api, ApiContext } from '../../../context/context';
import { querySchema } from '../../../crud/list-query';
import type { Executor } from '../../../db/database';
import { product } from '../../../db/schema';
import { ADMIN, actorOf } from '../../../plugins/authentication';
import { productFilterKeys, productFilters } from '../search/product-filters';
import { applyBulk, type BulkAction, previewBulk } from './bulk';

const { include: _include, orderBy: _orderBy, ...narrowing } = productFilterKeys;

const BulkInput = querySchema({
  kind: Type.Enum([...BULK_KINDS]),
  /** New brand or group. */
  code: Type.Optional(Code),
  isActive: Type.Optional(Type.Boolean()),
  percent: Type.Optional(Type.Number({ minimum: MIN_PERCENT, maximum: MAX_PERCENT })),
  amount: Type.Optional(Type.Number({ minimum: -MAX_AMOUNT, maximum: MAX_AMOUNT })),
  rounding: Type.Optional(Type.Enum([...PRICE_ROUNDINGS])),
  /** The products, by code or by filters of the list. */
  codes: Type.Optional(Type.Array(Code, { minItems: 1, maxItems: MAX_BULK_CODES })),
  filter: Type.Optional(querySchema(narrowing)),
  /** Token of a preview; without it nothing is written. */
  token: Type.Optional(Type.String({ maxLength: 40 })),
});
type BulkInput = Static<typeof BulkInput>;

function priceAction({ percent, amount, rounding = 'CENT' }: BulkInput): BulkAction {
  const value = percent ?? amount;
  if (value === undefined || (percent !== undefined && amount !== undefined))
    throw invalidFields({ percent: 'Informe o percentual ou o valor.' });
  if (value === 0) throw invalidFields({ percent: 'Informe um valor diferente de zero.' });
  if (!isWholeCents(value)) throw invalidFields({ percent: 'Use no máximo duas casas decimais.' });
  return { kind: 'PRICE', by: percent === undefined ? 'amount' : 'percent', value, rounding };
}

function actionOf(input: BulkInput): BulkAction {
  const { kind, code, isActive } = input;
  if (kind === 'PRICE') return priceAction(input);
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

/** `POST /product/bulk`: previews a bulk action or, with the token of the preview, applies it. */
export function productBulkRoutes(app: Api, { database: { db } }: ApiContext): void {
  const schema = { body: BulkInput, response: { 200: BulkAnswer } };
  app.post('/product/bulk', { schema, config: { roles: ADMIN } }, async (request) => {
    const { body } = request;
    const action = actionOf(body);
    if (body.token === undefined) return previewBulk(db, action, await whereOf(db, body));
    return applyBulk(db, actorOf(request), action, (tx) => whereOf(tx, body), body.token);
  });
}
