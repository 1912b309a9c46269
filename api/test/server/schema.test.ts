import { brandEntity } from '@rodovia/shared/contracts/catalog';
import { is, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { loadConfig } from '../../src/base/config';
import { sourceOf } from '../../src/crud/entity-source';
import { migrate } from '../../src/db/migrate';
import * as schema from '../../src/db/schema';
import { ENGINES, freshDatabase, type TestDatabase } from '../support/engines';

/** Tables that are only used by SQL. */
const WITHOUT_SCHEMA = ['migration', 'product_line', 'rate_limit', 'search_word'];

/** How a column gets a missing value. */
type Filled = 'default' | 'generated' | 'identity' | '';

/** Formats a column: `brand.code uuid primary, required, default`. */
function line(column: string, type: string, primary: boolean, required: boolean, filled: Filled): string {
  const rest = [primary && 'primary', required && 'required', filled].filter(Boolean).join(', ');
  return `${column} ${type.replaceAll(' ', '')} ${rest}`.trim();
}

function filledBy({ generated, generatedIdentity, hasDefault }: PgColumn): Filled {
  if (generated) return 'generated';
  if (generatedIdentity) return 'identity';
  return hasDefault ? 'default' : '';
}

/** Returns all columns declared in the schema. */
function declared(): string[] {
  const tables = Object.values(schema).filter((value) => is(value, PgTable));
  return tables.flatMap((table) => {
    const { name, columns, primaryKeys } = getTableConfig(table);
    const together = new Set(primaryKeys.flatMap((key) => key.columns.map((column) => column.name)));
    return columns.map((column) =>
      line(
        `${name}.${column.name}`,
        column.getSQLType(),
        column.primary || together.has(column.name),
        column.notNull,
        filledBy(column),
      ),
    );
  });
}

interface Found extends Record<string, unknown> {
  table: string;
  column: string;
  type: string;
  primary: boolean;
  required: boolean;
  filled: Filled;
}

/** Returns all columns created by the migrations. */
async function made({ db }: TestDatabase): Promise<Found[]> {
  const { rows } = await db.execute<Found>(sql`
    select relname as "table", attname as "column", format_type(atttypid, atttypmod) as "type", attnotnull as "required",
      exists (select from pg_index where indrelid = pg_class.oid and indisprimary and attnum = any(indkey)) as "primary",
      case when attgenerated <> '' then 'generated' when attidentity <> '' then 'identity'
        when atthasdef then 'default' else '' end as "filled"
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`);
  return rows;
}

test.each(ENGINES)(
  'on %s the migrations make the tables that the schema declares, column by column',
  async (engine) => {
    const database = await freshDatabase(engine);
    try {
      await migrate(database, loadConfig({ NODE_ENV: 'test' }));
      const columns = await made(database);
      const known = columns.filter(({ table }) => !WITHOUT_SCHEMA.includes(table));
      const lines = known.map(({ table, column, type, primary, required, filled }) =>
        line(`${table}.${column}`, type, primary, required, filled),
      );
      expect(lines.sort()).toEqual(declared().sort());
      const others = new Set(columns.map(({ table }) => table).filter((table) => WITHOUT_SCHEMA.includes(table)));
      expect([...others].sort()).toEqual(WITHOUT_SCHEMA);
    } finally {
      await database.close();
    }
  },
);

test('a field of an entity that its table has no column for ends the start', () => {
  const other = { kind: 'text', wire: 'Other', label: 'Outro', maxLength: 10 } as const;
  const entity = { ...brandEntity, fields: { ...brandEntity.fields, other } };
  expect(() => sourceOf(entity, schema.brand)).toThrow('No column for the field other');
});
