import { type Column, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { jsonObject } from '../db/projection';

type ImageTable = PgTable & { code: PgColumn; url: PgColumn; parentCode: PgColumn; position: PgColumn };

/** Returns the pictures of a record as a JSON array, in order. */
export function imageList(images: ImageTable, parent: Column): SQL {
  const image = jsonObject({
    Code: sql`${images.code}`,
    Url: sql`${images.url}`,
    ParentCode: sql`${images.parentCode}`,
  });
  return sql`(select coalesce(json_agg(${image} order by ${images.position}, ${images.code}), '[]'::json)
    from ${images} where ${images.parentCode} = ${parent})`;
}
