import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/database';
import { columnOf } from '../../db/entity-columns';
import { product } from '../../db/schema';
import { IMPORT_COLUMNS } from './product-import-columns';

/** What a line writes, by property of the table: its fields, the digits of the size, and whether it is active. */
const WRITTEN = [...IMPORT_COLUMNS.map(({ name }) => name), 'sizeKey', 'isActive'];

/** One piece of SQL for each written column: `given` as the rows of a file have it, `stored` as the table does. */
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

/** What a file leaves open stays as it is; a new product is active, and without what the file has no column for. */
function writtenValue(given: SQL, stored: SQL, name: string, { notNull }: PgColumn, absent: ReadonlySet<string>): SQL {
  if (name === 'isActive') return sql`coalesce(r.${given}, p.${stored}, true)`;
  if (!absent.has(name)) return sql`r.${given}`;
  return notNull ? sql`coalesce(p.${stored}, '')` : sql`p.${stored}`;
}

/** How many products a file creates, changes and leaves as they are. */
export interface Counts {
  created: number;
  changed: number;
  unchanged: number;
}

export const noLines = (): Counts => ({ created: 0, changed: 0, unchanged: 0 });

/** Adds the counts of a portion to those of a file. */
export function addCounts(total: Counts, { created, changed, unchanged }: Counts): void {
  total.created += created;
  total.changed += changed;
  total.unchanged += unchanged;
}

/**
 * Lines, as the text of a JSON array, as rows with the code of the stored product of the same internal code, and whether both are the same.
 * @param absent payload names of the fields that the file has no column for.
 */
export function rowsOf(lines: string, absent: ReadonlySet<string>): SQL {
  const values = each((given, ...column) => writtenValue(given, ...column, absent));
  const named = each((given, ...column) => sql`${writtenValue(given, ...column, absent)} as ${given}`);
  return sql`select r.line, p.code, ${named},
      p.code is not null and (${storedValues}) is not distinct from (${values}) as same
    from jsonb_to_recordset(${lines}::jsonb) as r(line int, ${givenTypes})
    left join product p on fold(p.intern_code) = fold(r."internCode")`;
}

/** Writes the lines that are new or differ, and locks them in the order of their codes. */
export async function writeLines(tx: Executor, lines: string, absent: ReadonlySet<string>): Promise<void> {
  await tx.execute(sql`insert into product (${storedColumns})
    select ${givenColumns} from (${rowsOf(lines, absent)}) compared where not same
    order by fold("internCode") collate "C"
    on conflict (fold(intern_code)) do update set ${replacements}, updated = now()`);
}

/** A line whose public code another product has, and the internal code of that one. */
export interface TakenCode extends Record<string, unknown> {
  line: number;
  code: string;
  owner: string;
}

/** The lines, as the text of a JSON array, that bring a public code which a product that is not theirs has by now. */
export async function takenCodes(db: Executor, lines: string): Promise<TakenCode[]> {
  const { rows } = await db.execute<TakenCode>(sql`
    select r.line, r."internCode" as code, p.intern_code as owner
    from jsonb_to_recordset(${lines}::jsonb) as r(line int, ${givenTypes})
    join product p on fold(p.code_pub) = fold(r."codePub") and fold(p.intern_code) <> fold(r."internCode")
    order by r.line`);
  return rows;
}

/** What lines would do. */
export async function countLines(db: Executor, lines: string, absent: ReadonlySet<string>): Promise<Counts> {
  const { rows } = await db.execute<{ created: number; changed: number; unchanged: number }>(sql`
    select count(*) filter (where code is null)::int as created,
      count(*) filter (where code is not null and not same)::int as changed,
      count(*) filter (where same)::int as unchanged from (${rowsOf(lines, absent)}) compared`);
  return rows[0] ?? noLines();
}
