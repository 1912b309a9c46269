import { type SQL, sql } from 'drizzle-orm';
import type { ApiConfig } from '../base/config';
import { person } from '../db/schema';
import type { Actor } from '../identity/actor';

/**
 * Returns how a person is named: staff see all names; clients see their own and those of sellers, and roles otherwise.
 */
export function actorName({ admin, seller }: ApiConfig['personTypes'], viewer: Actor): SQL {
  if (viewer.role !== 'client') return sql`${person.name}`;
  return sql`case
    when ${person.code} = ${viewer.code} or ${person.personTypeCode} = ${seller} then ${person.name}
    when ${person.personTypeCode} = ${admin} then 'Administração' else 'Cliente' end`;
}
