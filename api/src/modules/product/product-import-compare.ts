import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import type { ImportLine } from './product-import-check';

/** Rows handed over in one statement. */
const BATCH = 2000;

const FIELDS = sql.raw(`line int, "internCode" text, "codePub" text, description text, size text, "sizeKey" text,
  unit text, observation text, "publicPrice" numeric(12, 2), "isActive" boolean, "brandCode" uuid, "groupCode" uuid,
  "companyCode" uuid, "modelCode" uuid, "categoryCode" uuid`);

/** How many products a file creates, changes and leaves as they are. */
export interface Counts {
  created: number;
  changed: number;
  unchanged: number;
}

/** The lines as rows, with the stored product of the same internal code beside each. */
export function rowsOf(lines: ImportLine[], hasPrice: boolean): SQL {
  const products = JSON.stringify(lines.map(({ line, product }) => ({ line, ...product })));
  const price = hasPrice ? sql`r."publicPrice"` : sql`p.public_price`;
  return sql`select r.*, p.code, ${price} as price, coalesce(r."isActive", p.is_active, true) as active,
      p.code is not null and (p.intern_code, p.code_pub, p.description, p.size, p.size_key, p.unit, p.observation,
        p.brand_code, p.group_code, p.company_code, p.model_code, p.category_code, p.is_active, p.public_price)
        is not distinct from (r."internCode", r."codePub", r.description, r.size, r."sizeKey", r.unit, r.observation,
        r."brandCode", r."groupCode", r."companyCode", r."modelCode", r."categoryCode",
        coalesce(r."isActive", p.is_active), ${price}) as same
    from jsonb_to_recordset(${products}::jsonb) as r(${FIELDS})
    left join product p on fold(p.intern_code) = fold(r."internCode")`;
}

async function count(db: Executor, lines: ImportLine[], hasPrice: boolean): Promise<Counts> {
  const { rows } = await db.execute<{ created: number; changed: number; unchanged: number }>(sql`
    select count(*) filter (where code is null)::int as created,
      count(*) filter (where code is not null and not same)::int as changed,
      count(*) filter (where same)::int as unchanged from (${rowsOf(lines, hasPrice)}) compared`);
  return rows[0] ?? { created: 0, changed: 0, unchanged: 0 };
}

/** The lines in portions that one statement takes. */
export function batches(lines: ImportLine[]): ImportLine[][] {
  return Array.from({ length: Math.ceil(lines.length / BATCH) }, (_, at) => lines.slice(at * BATCH, (at + 1) * BATCH));
}

export async function countAll(db: Executor, lines: ImportLine[], hasPrice: boolean): Promise<Counts> {
  const total: Counts = { created: 0, changed: 0, unchanged: 0 };
  for (const batch of batches(lines)) {
    const { created, changed, unchanged } = await count(db, batch, hasPrice);
    total.created += created;
    total.changed += changed;
    total.unchanged += unchanged;
  }
  return total;
}
