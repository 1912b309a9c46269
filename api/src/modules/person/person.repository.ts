import { sql } from 'drizzle-orm';
import type { RecordSource } from '../../crud/record-source';
import { activeFields, jsonObject } from '../../db/projection';
import { address, person, personType } from '../../db/schema';
import { addressFields } from '../../records/address-fields';

export const personSource: RecordSource = {
  table: person,
  key: person.code,
  created: person.created,
  fields: {
    ...activeFields(person),
    Name: sql`${person.name}`,
    Email: sql`${person.email}`,
    Phone1: sql`${person.phone1}`,
    Mobile: sql`${person.mobile}`,
    IsPhysical: sql`case when ${person.isPhysical} then 1 else 0 end`,
    IsLegal: sql`case when ${person.isPhysical} then 0 else 1 end`,
    PhysicalDocument: sql`${person.physicalDocument}`,
    LegalDocument: sql`${person.legalDocument}`,
    PersonTypeCode: sql`${person.personTypeCode}`,
  },
  relations: {
    PersonType: sql`(select ${jsonObject({ Code: sql`${personType.code}`, Name: sql`${personType.name}` })}
      from ${personType} where ${personType.code} = ${person.personTypeCode})`,
    Address: sql`(select coalesce(json_agg(${jsonObject(addressFields)} order by ${address.created}, ${address.code}),
      '[]'::json) from ${address} where ${address.personCode} = ${person.code})`,
  },
  sortable: {
    Name: sql`fold(${person.name})`,
    Email: person.email,
    IsActive: person.isActive,
    Created: person.created,
    Updated: person.updated,
  },
};
