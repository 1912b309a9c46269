import { type SQL, sql } from 'drizzle-orm';
import type { ApiConfig } from '../base/config';
import { person } from '../db/schema';
import type { Actor } from '../identity/actor';

/** Staff know each other; a client knows itself and sellers by name, everybody else by what they are. */
export function actorName({ admin, seller }: ApiConfig['personTypes'], viewer: Actor): SQL {
  if (viewer.role !== 'client') return sql`${person.name}`;
  return sql`case
    when ${person.code} = ${viewer.code} or ${person.personTypeCode} = ${seller} then ${person.name}
    when ${person.personTypeCode} = ${admin} then 'Administração' else 'Cliente' end`;
}
