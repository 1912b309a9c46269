import type { ChangedField, ChangeItem, ChangeOutcome } from '@rodovia/shared/contracts/back-office';
import { productEntity } from '@rodovia/shared/contracts/catalog';
import { fieldsInOrder, type PagedResult } from '@rodovia/shared/contracts/records';
import { getTableName, type SQL, sql } from 'drizzle-orm';
import { DEFAULT_QUANTITY, whereAll } from '../../crud/list-query';
import { textFilter } from '../../crud/term';
import type { Database } from '../../db/database';
import { columnOf, tableOf } from '../../db/entity-columns';
import { product } from '../../db/schema';
import { inWords } from '../../records/change-words';

/** Columns in the format of the database function `named_value`: relations are shown by name. */
const COLUMNS = [
  'is_active',
  ...fieldsInOrder(productEntity.fields, productEntity.fileOrder).map(([name, field]) => {
    const column = columnOf(product, name).name;
    if (field.kind !== 'relation') return column;
    const table = tableOf(field.to);
    return `${column}=${getTableName(table)}.${columnOf(table, field.to.named).name}`;
  }),
];

const fields = sql`(select coalesce(jsonb_agg(jsonb_build_object('Field', split_part(spec, '=', 1),
    'Before', coalesce(named_value(i.before, spec), ''), 'After', coalesce(named_value(i.after, spec), '')) order by place), '[]')
  from unnest(${sql.param(COLUMNS)}::text[]) with ordinality told(spec, place) where i.after ? split_part(spec, '=', 1))`;

/** Current name of a product, or the name when it was deleted. */
const named = sql`coalesce(p.description, i.after ->> 'description', (select c.before from record_change c
  where c.record_code = i.product_code and c.kind = 'REMOVED' order by c.created desc, c.id desc limit 1), '')`;
const internCode = sql`coalesce(p.intern_code, i.after ->> 'intern_code', '')`;
const source = sql`change_item i left join product p on p.code = i.product_code`;

interface Asked {
  page?: number;
  quantity?: number;
  term?: string;
  outcome?: ChangeOutcome;
}

const worded = (item: ChangeItem): ChangeItem => ({
  ...item,
  Fields: item.Fields.map((field): ChangedField => {
    const { Field, Before, After } = inWords({ Entity: 'PRODUCT', ...field });
    return { Field, Before, After };
  }),
});

/** Reads a page of a change set's products: those that undoing left unchanged first, then by name. */
export async function readChangeItems(db: Database, set: string, query: Asked): Promise<PagedResult<ChangeItem>> {
  const { page = 1, quantity = DEFAULT_QUANTITY, term, outcome } = query;
  const where: SQL = whereAll([
    sql`i.change_set_code = ${set}`,
    outcome && sql`i.outcome = ${outcome}`,
    textFilter(sql`fold(${named} || ' ' || ${internCode})`, term),
  ]);
  const { rows: counted } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${source} ${where}`,
  );
  const total = counted[0]?.total ?? 0;
  // the page is cut before values are formatted
  const { rows } = await db.execute<ChangeItem & Record<string, unknown>>(sql`
    with page as materialized (select i.product_code, row_number() over (
        order by i.outcome is distinct from 'LEFT', ${named}, i.product_code) as place
      from ${source} ${where} order by place limit ${quantity} offset ${(page - 1) * quantity})
    select i.product_code as "Code", ${internCode} as "InternCode", ${named} as "Description",
      p.code is not null as "IsThere", i.before is null as "Made", ${fields} as "Fields", i.outcome as "Outcome",
      i.reason as "Reason"
    from page join change_item i on i.change_set_code = ${set} and i.product_code = page.product_code
    left join product p on p.code = i.product_code order by page.place`);
  return { Results: rows.map(worded), TotalPages: Math.ceil(total / quantity), TotalCount: total };
}
