import {
  BULK_ROWS,
  type BulkAnswer,
  type BulkRow,
  MAX_BULK,
  PRICE_LIMIT,
  type PriceRounding,
  productEntity,
  roundingWords,
} from '@rodovia/shared/contracts/catalog';
import type { RelationField } from '@rodovia/shared/contracts/records';
import { type SQL, sql } from 'drizzle-orm';
import { conflict, invalid } from '../../../base/http-error';
import { whereAll } from '../../../crud/list-query';
import type { Database, Executor } from '../../../db/database';
import { runLonger, waitLonger } from '../../../db/deadlines';
import { columnOf, tableOf } from '../../../db/entity-columns';
import { product } from '../../../db/schema';
import type { Actor } from '../../../identity/actor';
import { writeAudit } from '../../../identity/audit';
import { beginChangeSet, endChangeSet } from '../../../records/change-set';

/** A bulk action. */
export type BulkAction =
  | { kind: 'BRAND'; code: string }
  | { kind: 'GROUP'; code: string }
  | { kind: 'STATUS'; isActive: boolean }
  /** By percentage or by amount in reais. */
  | { kind: 'PRICE'; by: 'percent' | 'amount'; value: number; rounding: PriceRounding };

/** How an action is applied: column, new value, and description. */
interface Plan {
  kind: BulkAction['kind'];
  column: SQL;
  value: SQL;
  before: SQL;
  after: SQL;
  /** SQL over `p` for the reason why a product is skipped; null if it is not. */
  leftOut: SQL;
  /** Description for change set and audit log. */
  summary: string;
}

const MIN_PRICE = 0.01;
const LOST_TOKEN = 'Os produtos mudaram depois da prévia. Confira a nova prévia.';
/** Number of products per statement, which also writes their changes. */
const PORTION = 2000;

const money = (value: SQL) => sql`coalesce('R$ ' || replace(replace(replace(to_char(${value}, 'FM999G999G990D00'),
  ',', '#'), '.', ','), '#', '.'), 'sem preço')`;
const nothing = sql`null::text`;

const percent = (value: number) => value.toLocaleString('pt-BR', { maximumFractionDigits: 2, signDisplay: 'always' });
const reais = (value: number) =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'always' });

async function relationPlan(
  db: Executor,
  kind: 'BRAND' | 'GROUP',
  name: string,
  { to, label }: RelationField,
  code: string,
): Promise<Plan> {
  const table = tableOf(to);
  const named = columnOf(table, to.named);
  const column = sql.identifier(columnOf(product, name).name);
  const { rows } = await db.execute<{ name: string }>(
    sql`select ${named} as name from ${table} where ${table.code} = ${code}`,
  );
  const [found] = rows;
  if (!found) throw invalid(`${label} não ${to.article === 'a' ? 'encontrada' : 'encontrado'}.`);
  return {
    kind,
    column: sql`${column}`,
    value: sql`${code}::uuid`,
    before: sql`(select ${named} from ${table} where ${table.code} = p.${column})`,
    after: sql`${found.name}::text`,
    leftOut: nothing,
    summary: `${label}: ${found.name}`,
  };
}

/** SQL of roundings. `round` rounds half up, since prices are positive. */
const ROUNDINGS: Record<PriceRounding, (price: SQL) => SQL> = {
  CENT: (price) => sql`round(${price}, 2)`,
  FIVE: (price) => sql`round(${price} * 20) / 20`,
  NINETY: (price) => sql`round(${price} - 0.9) + 0.9`,
  WHOLE: (price) => sql`round(${price})`,
};

function pricePlan({ by, value, rounding }: Extract<BulkAction, { kind: 'PRICE' }>): Plan {
  const raw =
    by === 'percent' ? sql`p.public_price * (100 + ${value}::numeric) / 100` : sql`p.public_price + ${value}::numeric`;
  // as the column keeps it, so that equal prices have one text
  const price = sql`(${ROUNDINGS[rounding](sql`(${raw})`)})::numeric(12, 2)`;
  const change = by === 'percent' ? `${percent(value)}%` : `${reais(value)} reais`;
  return {
    kind: 'PRICE',
    column: sql`public_price`,
    value: price,
    before: money(sql`p.public_price`),
    after: money(price),
    leftOut: sql`case when p.public_price is null then 'sem preço'
      when ${price} < ${MIN_PRICE}::numeric then 'ficaria abaixo de R$ 0,01'
      when ${price} > ${PRICE_LIMIT}::numeric then 'ficaria acima do maior preço aceito' end`,
    summary: `Preço: ${change}${rounding === 'CENT' ? '' : `, ${roundingWords(rounding).toLocaleLowerCase('pt-BR')}`}`,
  };
}

const wordOf = (isActive: boolean) => (isActive ? 'Ativo' : 'Inativo');

const { brandCode, groupCode } = productEntity.fields;

async function planOf(db: Executor, action: BulkAction): Promise<Plan> {
  if (action.kind === 'PRICE') return pricePlan(action);
  if (action.kind === 'BRAND') return relationPlan(db, 'BRAND', 'brandCode', brandCode, action.code);
  if (action.kind === 'GROUP') return relationPlan(db, 'GROUP', 'groupCode', groupCode, action.code);
  const after = wordOf(action.isActive);
  return {
    kind: 'STATUS',
    column: sql`is_active`,
    value: sql`${action.isActive}::boolean`,
    before: sql`case when p.is_active then ${wordOf(true)}::text else ${wordOf(false)}::text end`,
    after: sql`${after}::text`,
    leftOut: nothing,
    summary: `Situação: ${after}`,
  };
}

/** Returns the selected products in the common locking order. */
async function chosenCodes(db: Executor, where: (SQL | undefined)[], lock: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ code: string }>(sql`select ${product.code} as code from ${product}
    ${whereAll(where)} order by fold(${product.internCode}) collate "C" limit ${MAX_BULK + 1} ${lock}`);
  if (rows.length > MAX_BULK)
    throw invalid(`Altere no máximo ${MAX_BULK.toLocaleString('pt-BR')} produtos de cada vez.`);
  return rows.map(({ code }) => code);
}

const among = (codes: readonly string[]) => sql`p.code = any(${sql.param([...codes])}::uuid[])`;
const differs = ({ column, value, leftOut }: Plan) =>
  sql`(${leftOut}) is null and p.${column} is distinct from ${value}`;

interface Counted extends Record<string, unknown> {
  chosen: number;
  changed: number;
  token: string;
}

async function countsOf(db: Executor, plan: Plan, codes: readonly string[]) {
  const { rows } = await db.execute<Counted>(sql`select count(*)::int as chosen,
      count(*) filter (where ${differs(plan)})::int as changed,
      md5(${plan.summary}::text || coalesce(string_agg(p.code::text || p.version, ',' order by p.code), '')) as token
    from product p where ${among(codes)}`);
  const left = await db.execute<{ reason: string; count: number }>(sql`select reason, count(*)::int as count
    from (select (${plan.leftOut}) as reason from product p where ${among(codes)}) r
    where reason is not null group by reason order by count desc, reason`);
  const counted = rows[0] ?? { chosen: 0, changed: 0, token: '' };
  const out = left.rows.reduce((sum, { count }) => sum + count, 0);
  return { ...counted, unchanged: counted.chosen - counted.changed - out, leftOut: left.rows };
}

async function firstRows(db: Executor, plan: Plan, codes: readonly string[]): Promise<BulkRow[]> {
  const { rows } = await db.execute<BulkRow & Record<string, unknown>>(sql`select p.code as "Code",
      p.intern_code as "InternCode", p.description as "Description", ${plan.before} as "Before", ${plan.after} as "After"
    from product p where ${among(codes)} and ${differs(plan)} order by p.description, p.code limit ${BULK_ROWS}`);
  return rows;
}

const plural = (count: number) => `${count.toLocaleString('pt-BR')} ${count === 1 ? 'produto' : 'produtos'}`;

type Counts = Awaited<ReturnType<typeof countsOf>>;

const answerOf = (counts: Counts, Message: string, Rows: BulkRow[], ChangeSet: string | null): BulkAnswer => ({
  Message,
  Chosen: counts.chosen,
  Changed: counts.changed,
  Unchanged: counts.unchanged,
  LeftOut: counts.leftOut.map(({ reason, count }) => ({ Reason: reason, Count: count })),
  Rows,
  Token: counts.token,
  ChangeSet,
});

/** Previews an action on the products that match `where`. */
export async function previewBulk(db: Executor, action: BulkAction, where: (SQL | undefined)[]): Promise<BulkAnswer> {
  const plan = await planOf(db, action);
  const codes = await chosenCodes(db, where, sql``);
  const counts = await countsOf(db, plan, codes);
  const changing = counts.changed === 1 ? 'vai mudar' : 'vão mudar';
  const message = counts.changed === 0 ? 'Nenhum produto vai mudar.' : `${plural(counts.changed)} ${changing}.`;
  return answerOf(counts, message, await firstRows(db, plan, codes), null);
}

async function changeAll(tx: Executor, plan: Plan, codes: readonly string[]): Promise<void> {
  for (let from = 0; from < codes.length; from += PORTION) {
    await tx.execute(sql`update product p set ${plan.column} = ${plan.value}, updated = now()
      where ${among(codes.slice(from, from + PORTION))} and ${differs(plan)}`);
    await tx.execute(sql`set constraints all immediate`);
    await tx.execute(sql`set constraints all deferred`);
  }
}

/**
 * Applies an action exactly as previewed.
 * @throws {HttpError} 409 if one of the products has changed since the preview with `token`.
 */
export function applyBulk(
  db: Database,
  actor: Actor,
  action: BulkAction,
  whereOf: (tx: Executor) => Promise<(SQL | undefined)[]>,
  token: string,
): Promise<BulkAnswer> {
  return db.transaction(async (tx) => {
    await waitLonger(tx);
    await runLonger(tx);
    const plan = await planOf(tx, action);
    const codes = await chosenCodes(tx, await whereOf(tx), sql`for update`);
    const counts = await countsOf(tx, plan, codes);
    if (counts.token !== token) throw conflict(LOST_TOKEN);
    await writeAudit(tx, actor, `alterou ${plural(counts.changed)} em massa (${plan.summary})`);
    const set = await beginChangeSet(tx, actor, plan.kind);
    await changeAll(tx, plan, codes);
    const saved = await endChangeSet(tx, set, plan.summary);
    const done = counts.changed === 1 ? 'produto alterado' : 'produtos alterados';
    return answerOf(counts, `${counts.changed.toLocaleString('pt-BR')} ${done}.`, [], saved);
  });
}
