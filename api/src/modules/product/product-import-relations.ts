import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { brand, category, company, group, model } from '../../db/schema';
import type { Relations } from './product-import-check';
import { foldName, type RelationField } from './product-import-columns';

/** The names of what products refer to, both ways. */
export interface KnownNames {
  codes: Relations;
  /** Names by code. */
  names: Map<string, string>;
}

const NAMED = {
  brandCode: [brand, brand.description],
  groupCode: [group, group.description],
  companyCode: [company, company.description],
  modelCode: [model, model.name],
  categoryCode: [category, category.description],
} as const;

/** Reads every name a file may use. */
export async function readNames(db: Executor): Promise<KnownNames> {
  const codes = {} as Relations;
  const names = new Map<string, string>();
  for (const [field, [table, name]] of Object.entries(NAMED)) {
    const { rows } = await db.execute<{ code: string; name: string }>(
      sql`select ${table.code} as code, ${name} as name from ${table}`,
    );
    codes[field as RelationField] = new Map(rows.map((row) => [foldName(row.name), row.code]));
    for (const row of rows) names.set(row.code, row.name);
  }
  return { codes, names };
}
