import { type SQL, sql } from 'drizzle-orm';
import type { ApiConfig } from '../../base/config';
import type { RecordSource } from '../../crud/record-source';
import { activeFields, jsonObject } from '../../db/projection';
import { address, person, personType } from '../../db/schema';
import type { Actor } from '../../identity/actor';
import { addressFields } from '../../records/address-fields';
import { personEmail } from '../../records/person-email';

/** The replacement of an erased document only keeps the row unique. */
const physicalDocument = sql`case when ${person.erased} is null then ${person.physicalDocument} else '' end`;

/** People for lists and single reads. */
export const personSource: RecordSource = {
  table: person,
  key: person.code,
  created: person.created,
  fields: {
    ...activeFields(person),
    Name: sql`${person.name}`,
    Email: personEmail,
    Phone1: sql`${person.phone1}`,
    Mobile: sql`${person.mobile}`,
    IsPhysical: sql`case when ${person.isPhysical} then 1 else 0 end`,
    IsLegal: sql`case when ${person.isPhysical} then 0 else 1 end`,
    PhysicalDocument: physicalDocument,
    LegalDocument: sql`${person.legalDocument}`,
    PersonTypeCode: sql`${person.personTypeCode}`,
    EmailConfirmed: sql`${person.emailConfirmed} is not null`,
    CanLogIn: sql`${person.passwordHash} <> ''`,
    Version: sql`${person.version}`,
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

/** Returns the people that a caller may see: all, clients and themselves, or only themselves. */
export function visiblePersons(types: ApiConfig['personTypes'], actor: Actor): SQL | undefined {
  if (actor.role === 'admin') return undefined;
  const self = sql`${person.code} = ${actor.code}`;
  return actor.role === 'seller' ? sql`${self} or ${person.personTypeCode} = ${types.client}` : self;
}

/** Middle digits of a document, which identify a person to those who know it and are useless to others. */
const maskedCpf = sql`'***.' || substr(${person.physicalDocument}, 4, 3) || '.' || substr(${person.physicalDocument}, 7, 3) || '-**'`;
const maskedCnpj = sql`'**.' || substr(${person.legalDocument}, 3, 3) || '.' || substr(${person.legalDocument}, 6, 3) || '/****-**'`;

const maskedFor = (actor: Actor, document: SQL, masked: SQL) =>
  sql`case when ${document} = '' or ${person.code} = ${actor.code} then ${document} else ${masked} end`;

/** Returns how people are read by a caller: sellers get masked documents and request a single one if needed. */
export function personsSeenBy(actor: Actor): RecordSource {
  if (actor.role !== 'seller') return personSource;
  const documents = {
    PhysicalDocument: maskedFor(actor, physicalDocument, maskedCpf),
    LegalDocument: maskedFor(actor, sql`${person.legalDocument}`, maskedCnpj),
  };
  return { ...personSource, fields: { ...personSource.fields, ...documents } };
}
