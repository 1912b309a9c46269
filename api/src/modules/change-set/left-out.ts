import { productEntity, type RelationField } from '@rodovia/shared/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { relationsOf } from '../../crud/entity-source';
import type { Executor } from '../../db/database';
import { columnOf, tableOf } from '../../db/entity-columns';
import { product } from '../../db/schema';

/** Leaves those items of a set that `why` knows a reason for: SQL over the item `i`, null where there is none. */
const leave = (tx: Executor, code: string, why: SQL) =>
  tx.execute(sql`update change_item i set outcome = 'LEFT', reason = found.why
    from (select i.product_code, ${why} as why from change_item i
      where i.change_set_code = ${code} and i.outcome is null) found
    where i.change_set_code = ${code} and i.product_code = found.product_code and found.why is not null`);

/** Somebody has changed or deleted it since. */
const movedOn = sql`(select case when p.code is null then 'foi excluído depois disso'
    when p.version <> i.version then 'foi alterado depois disso' end
  from (select 1) always left join product p on p.code = i.product_code)`;

/** The value that a column would get back. */
const before = (column: string) => sql`(i.before ->> ${column})`;

/** Another product has a value by now that no two may share. */
function taken(name: string, label: string): SQL {
  const column = columnOf(product, name).name;
  const value = before(column);
  const own = sql.identifier(column);
  return sql`(select ${`tinha o ${label.toLowerCase()} `}::text || ${value} || ', que agora é de "' || q.description || '"'
    from product q where fold(q.${own}) = fold(${value}) and q.code <> i.product_code)`;
}

/** The record that it belonged to is gone. */
function gone(name: string, { to }: RelationField): SQL {
  const value = sql`${before(columnOf(product, name).name)}::uuid`;
  const table = tableOf(to);
  const words = `tinha ${to.article === 'a' ? 'uma' : 'um'} ${to.one} que não existe mais`;
  return sql`case when ${value} is not null and not exists (select from ${table} where ${table.code} = ${value})
    then ${words}::text end`;
}

const uniqueFields = Object.entries(productEntity.fields).filter(([, field]) => 'unique' in field);

/** Marks the products of a set that cannot go back without taking something from somebody, each with the reason. */
export async function leaveOut(tx: Executor, code: string): Promise<void> {
  await leave(tx, code, movedOn);
  for (const [name, { label }] of uniqueFields) await leave(tx, code, taken(name, label));
  for (const [name, field] of relationsOf(productEntity)) await leave(tx, code, gone(name, field));
}

/** A product that was left, and why. */
export interface Left extends Record<string, unknown> {
  name: string;
  reason: string;
  /** Who was at it last, where that is the reason. */
  actor: string | null;
  /** All that were left. */
  total: number;
}

/** Products that a sentence names. */
const MOST_NAMED = 3;

/** The first of those that were left. */
export async function leftOut(tx: Executor, code: string): Promise<Left[]> {
  const { rows } = await tx.execute<Left>(sql`
    select coalesce(found.description, last.name, '') as name, found.reason,
      case when found.moved then last.actor end as actor, found.total from (
      select i.product_code, i.reason, p.description, p.version is distinct from i.version as moved,
        count(*) over ()::int as total
      from change_item i left join product p on p.code = i.product_code
      where i.change_set_code = ${code} and i.outcome = 'LEFT'
      order by p.description, i.product_code limit ${MOST_NAMED}) found
    left join lateral (
      select (select name from person where person.code = c.actor_code) as actor,
        case when c.kind = 'REMOVED' then c.before end as name
      from record_change c where c.record_code = found.product_code order by c.created desc, c.id desc limit 1) last on true
    order by name`);
  return rows;
}

/** `"Pneu 1" foi alterado por Ana depois disso; "Pneu 2" … e mais 4 produtos`. */
export function leftWords(left: readonly Left[]): string {
  const others = (left[0]?.total ?? 0) - left.length;
  const rest = others > 0 ? ` e mais ${others.toLocaleString('pt-BR')} ${others === 1 ? 'produto' : 'produtos'}` : '';
  const named = left.map(({ name, reason, actor }) => {
    const why = actor ? reason.replace(/ depois disso$/, ` por ${actor} depois disso`) : reason;
    return `"${name}" ${why}`;
  });
  return `${named.join('; ')}${rest}`;
}
