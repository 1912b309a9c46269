import { productEntity } from '@rodovia/shared/contracts/catalog';
import type { RelationField } from '@rodovia/shared/contracts/records';
import { type SQL, sql } from 'drizzle-orm';
import { relationsOf } from '../../crud/entity-source';
import type { Executor } from '../../db/database';
import { columnOf, tableOf } from '../../db/entity-columns';
import { product } from '../../db/schema';

/** Marks items of a set as left unchanged with a reason: `why` is SQL over the item `i`, null to undo it. */
const leave = (tx: Executor, code: string, why: SQL) =>
  tx.execute(sql`update change_item i set outcome = 'LEFT', reason = found.why
    from (select i.product_code, ${why} as why from change_item i
      where i.change_set_code = ${code} and i.outcome is null) found
    where i.change_set_code = ${code} and i.product_code = found.product_code and found.why is not null`);

/** Reason: it has been changed or deleted since. */
const movedOn = sql`(select case when p.code is null then 'foi excluído depois disso'
    when p.version <> i.version then 'foi alterado depois disso' end
  from (select 1) always left join product p on p.code = i.product_code)`;

/** Returns the previous value of a column. */
const before = (column: string) => sql`(i.before ->> ${column})`;

/** Reason: another product has taken a unique value since. */
function taken(name: string, label: string): SQL {
  const column = columnOf(product, name).name;
  const value = before(column);
  const own = sql.identifier(column);
  return sql`(select ${`tinha o ${label.toLowerCase()} `}::text || ${value} || ', que agora é de "' || q.description || '"'
    from product q where fold(q.${own}) = fold(${value}) and q.code <> i.product_code)`;
}

/** Reason: the related record no longer exists. */
function relationIsMissing(name: string, { to }: RelationField): SQL {
  const value = sql`${before(columnOf(product, name).name)}::uuid`;
  const table = tableOf(to);
  const words = `tinha ${to.article === 'a' ? 'uma' : 'um'} ${to.one} que não existe mais`;
  return sql`case when ${value} is not null and not exists (select from ${table} where ${table.code} = ${value})
    then ${words}::text end`;
}

const uniqueFields = Object.entries(productEntity.fields).filter(([, field]) => 'unique' in field);

/** Marks products of a set that cannot be undone without overwriting later changes, each with the reason. */
export async function leaveOut(tx: Executor, code: string): Promise<void> {
  await leave(tx, code, movedOn);
  for (const [name, { label }] of uniqueFields) await leave(tx, code, taken(name, label));
  for (const [name, field] of relationsOf(productEntity)) await leave(tx, code, relationIsMissing(name, field));
}

/** A product that was left unchanged, and the reason. */
export interface Left extends Record<string, unknown> {
  name: string;
  reason: string;
  /** Person who changed it last, if that is the reason. */
  actor: string | null;
  /** Total number of such products. */
  total: number;
}

/** Maximum number of products named in a sentence. */
const MAX_NAMED = 3;

/** Returns the first products that were left unchanged. */
export async function leftOut(tx: Executor, code: string): Promise<Left[]> {
  const { rows } = await tx.execute<Left>(sql`
    select coalesce(found.description, last.name, '') as name, found.reason,
      case when found.moved then last.actor end as actor, found.total from (
      select i.product_code, i.reason, p.description, p.version is distinct from i.version as moved,
        count(*) over ()::int as total
      from change_item i left join product p on p.code = i.product_code
      where i.change_set_code = ${code} and i.outcome = 'LEFT'
      order by p.description, i.product_code limit ${MAX_NAMED}) found
    left join lateral (
      select (select name from person where person.code = c.actor_code) as actor,
        case when c.kind = 'REMOVED' then c.before end as name
      from record_change c where c.record_code = found.product_code order by c.created desc, c.id desc limit 1) last on true
    order by name`);
  return rows;
}

/** Formats them: `"Pneu 1" foi alterado por Ana depois disso; "Pneu 2" … e mais 4 produtos`. */
export function leftWords(left: readonly Left[]): string {
  const others = (left[0]?.total ?? 0) - left.length;
  const rest = others > 0 ? ` e mais ${others.toLocaleString('pt-BR')} ${others === 1 ? 'produto' : 'produtos'}` : '';
  const named = left.map(({ name, reason, actor }) => {
    const why = actor ? reason.replace(/ depois disso$/, ` por ${actor} depois disso`) : reason;
    return `"${name}" ${why}`;
  });
  return `${named.join('; ')}${rest}`;
}
