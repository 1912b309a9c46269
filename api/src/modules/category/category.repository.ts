import { sql } from 'drizzle-orm';
import type { RecordSource } from '../../crud/record-source';
import { activeFields } from '../../db/projection';
import { category } from '../../db/schema';

export const categorySource: RecordSource = {
  table: category,
  key: category.code,
  created: category.created,
  fields: { ...activeFields(category), Description: sql`${category.description}` },
  relations: {},
  sortable: {
    Description: sql`fold(${category.description})`,
    IsActive: category.isActive,
    Created: category.created,
    Updated: category.updated,
  },
};
