import { productEntity } from '@rodovia/shared/contracts/catalog';
import { sql } from 'drizzle-orm';
import { relationsOf } from '../../../crud/entity-source';
import type { Executor } from '../../../db/database';
import { columnOf, tableOf } from '../../../db/entity-columns';
import type { Relations } from './product-file';

/** Names of related records by code, and codes by name. */
export interface KnownNames {
  codes: Relations;
  /** Names by code. */
  names: Map<string, string>;
}

/** Reads all names that a file may use. */
export async function readNames(db: Executor): Promise<KnownNames> {
  const codes: Relations = {};
  const names = new Map<string, string>();
  for (const [field, { to }] of relationsOf(productEntity)) {
    const table = tableOf(to);
    const { rows } = await db.execute<{ code: string; name: string; folded: string }>(
      sql`select ${table.code} as code, ${columnOf(table, to.named)} as name, fold(${columnOf(table, to.named)}) as folded
        from ${table}`,
    );
    codes[field] = new Map(rows.map((row) => [row.folded, row.code]));
    for (const row of rows) names.set(row.code, row.name);
  }
  return { codes, names };
}
