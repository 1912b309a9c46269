import { sql } from 'drizzle-orm';
import type { RecordSource } from '../../crud/record-source';
import { activeFields } from '../../db/projection';
import { group } from '../../db/schema';

export const groupSource: RecordSource = {
  table: group,
  key: group.code,
  created: group.created,
  fields: {
    ...activeFields(group),
    GroupId: sql`${group.groupId}`,
    Description: sql`${group.description}`,
    Type: sql`${group.type}`,
  },
  relations: {},
  sortable: {
    GroupId: sql`fold(${group.groupId})`,
    Description: sql`fold(${group.description})`,
    Type: sql`fold(${group.type})`,
    IsActive: group.isActive,
    Created: group.created,
    Updated: group.updated,
  },
};
