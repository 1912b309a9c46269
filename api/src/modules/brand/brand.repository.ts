import { sql } from 'drizzle-orm';
import type { RecordSource } from '../../crud/record-source';
import { activeFields } from '../../db/projection';
import { brand } from '../../db/schema';

export const brandSource: RecordSource = {
  table: brand,
  key: brand.code,
  created: brand.created,
  fields: { ...activeFields(brand), Description: sql`${brand.description}` },
  relations: {},
  sortable: {
    Description: sql`fold(${brand.description})`,
    IsActive: brand.isActive,
    Created: brand.created,
    Updated: brand.updated,
  },
};
