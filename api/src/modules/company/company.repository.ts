import { sql } from 'drizzle-orm';
import type { RecordSource } from '../../crud/record-source';
import { activeFields } from '../../db/projection';
import { company } from '../../db/schema';

export const companySource: RecordSource = {
  table: company,
  key: company.code,
  created: company.created,
  fields: {
    ...activeFields(company),
    CompanyId: sql`${company.companyId}`,
    Description: sql`${company.description}`,
  },
  relations: {},
  sortable: {
    CompanyId: sql`fold(${company.companyId})`,
    Description: sql`fold(${company.description})`,
    IsActive: company.isActive,
    Created: company.created,
    Updated: company.updated,
  },
};
