import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../db/database';
import { columnOf } from '../../../db/entity-columns';
import { product } from '../../../db/schema';
import { IMPORT_COLUMNS } from './import-columns';

/** Written properties: fields, size digits, and status. */
const WRITTEN = [...IMPORT_COLUMNS.map(({ name }) => name), 'sizeKey', 'isActive'];

/** Joins SQL for each written column: `given` from the file, `stored` from the table. */
const each = (write: (given: SQL, stored: SQL, name: string, column: PgColumn) => SQL) =>
  sql.join(
    WRITTEN.map((name) => {
      const column = columnOf(product, name);
      return write(sql`${sql.identifier(name)}`, sql`${sql.identifier(column.name)}`, name, column);
    }),
    sql`, `,
  );

const givenTypes = each((given, _stored, _name, column) => sql`${given} ${sql.raw(column.getSQLType())}`);
const givenColumns = each((given) => given);
const storedColumns = each((_given, stored) => stored);
const storedValues = each((_given, stored) => sql`p.${stored}`);
const replacements = each((_given, stored) => sql`${stored} = excluded.${stored}`);

/** SQL for a value: unspecified ones keep the stored value; new products are active by default. */
function writtenValue(given: SQL, stored: SQL, name: string, { notNull }: PgColumn, absent: ReadonlySet<string>): SQL {
  if (name === 'isActive') return sql`coalesce(r.${given}, p.${stored}, true)`;
  if (!absent.has(name)) return sql`r.${given}`;
  return notNull ? sql`coalesce(p.${stored}, '')` : sql`p.${stored}`;
}

/** Number of created, changed and unchanged products. */
export interface Counts {
  created: number;
  changed: number;
  unchanged: number;
  /** Order-independent digest of the lines and the products they were compared with. */
  seen: bigint;
}

/** Returns counts of an import in which no line was read yet. */
export const noLines = (): Counts => ({ created: 0, changed: 0, unchanged: 0, seen: 0n });

/** Adds the counts of a portion to the total. */
export function addCounts(total: Counts, { created, changed, unchanged, seen }: Counts): void {
  total.seen += seen;
  total.created += created;
  total.changed += changed;
  total.unchanged += unchanged;
}

/**
 * Converts lines (the text of a JSON array) to SQL rows with the matching product's code, and whether they are equal.
 * @param absent payload names of fields without a column.
 */
export function rowsOf(lines: string, absent: ReadonlySet<string>): SQL {
  const values = each((given, ...column) => writtenValue(given, ...column, absent));
  const named = each((given, ...column) => sql`${writtenValue(given, ...column, absent)} as ${given}`);
  return sql`select r.line, p.code, hashtextextended(concat_ws(' ', r::text, p.code, p.version), 0) as seen, ${named},
      p.code is not null and (${storedValues}) is not distinct from (${values}) as same
    from jsonb_to_recordset(${lines}::jsonb) as r(line int, ${givenTypes})
    left join product p on fold(p.intern_code) = fold(r."internCode")`;
}

/** Writes new and changed lines, locking products in the order of their codes. */
export async function writeLines(tx: Executor, lines: string, absent: ReadonlySet<string>): Promise<void> {
  await tx.execute(sql`insert into product (${storedColumns})
    select ${givenColumns} from (${rowsOf(lines, absent)}) compared where not same
    order by fold("internCode") collate "C"
    on conflict (fold(intern_code)) do update set ${replacements}, updated = now()`);
}

/** A line whose public code belongs to another product, and the internal code of that product. */
export interface TakenCode extends Record<string, unknown> {
  line: number;
  code: string;
  owner: string;
}

/** Returns the lines whose public code belongs to another product. */
export async function takenCodes(db: Executor, lines: string): Promise<TakenCode[]> {
  const { rows } = await db.execute<TakenCode>(sql`
    select r.line, r."internCode" as code, p.intern_code as owner
    from jsonb_to_recordset(${lines}::jsonb) as r(line int, ${givenTypes})
    join product p on fold(p.code_pub) = fold(r."codePub") and fold(p.intern_code) <> fold(r."internCode")
    order by r.line`);
  return rows;
}

/** Counts what lines would do. */
export async function countLines(db: Executor, lines: string, absent: ReadonlySet<string>): Promise<Counts> {
  const { rows } = await db.execute<{ created: number; changed: number; unchanged: number; seen: string }>(sql`
    select coalesce(sum(seen), 0)::text as seen, count(*) filter (where code is null)::int as created,
      count(*) filter (where code is not null and not same)::int as changed,
      count(*) filter (where same)::int as unchanged from (${rowsOf(lines, absent)}) compared`);
  const [found] = rows;
  return found ? { ...found, seen: BigInt(found.seen) } : noLines();
}
