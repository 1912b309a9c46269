import { sql } from 'drizzle-orm';
import type { ApiConfig } from '../../src/base/config';
import type { Database } from '../../src/db/database';
import { person } from '../../src/db/schema';
import { hashPassword } from '../../src/identity/password';

export const ROLE_NAMES = ['admin', 'seller', 'otherSeller', 'client', 'otherClient'] as const;
export type RoleName = (typeof ROLE_NAMES)[number];

export const PASSWORD = 'senha-de-teste';

/** An address as forms send it. */
export const ADDRESS = {
  longAddress: 'Rua A',
  number: '1',
  neighborhood: 'Centro',
  zipcode: '01001-000',
  cityCode: '3550308',
};

export interface TestPerson {
  code: string;
  name: string;
  email: string;
  personTypeCode: string;
}

export type People = Record<RoleName, TestPerson>;

/** Valid CPFs that belong to nobody. */
const CPFS: Record<RoleName, string> = {
  admin: '52998224725',
  seller: '11144477735',
  otherSeller: '39053344705',
  client: '86288366757',
  otherClient: '98765432100',
};

function typeOf(name: RoleName, types: ApiConfig['personTypes']): string {
  if (name === 'admin') return types.admin;
  return name.toLowerCase().includes('seller') ? types.seller : types.client;
}

/** Creates a session for everybody without one, with the person's code. */
export const openSessions = (db: Database) =>
  db.execute(sql`insert into session (code, person_code, device, expires)
    select code, code, 'Teste', now() + interval '1 day' from person on conflict do nothing`);

/** Inserts one active person per role with the same password. */
export async function insertPeople(db: Database, types: ApiConfig['personTypes']): Promise<People> {
  const passwordHash = await hashPassword(PASSWORD);
  const rows = await db
    .insert(person)
    .values(
      ROLE_NAMES.map((name) => ({
        name,
        email: `${name.toLowerCase()}@teste.example`,
        mobile: '(11) 90000-0000',
        isPhysical: true,
        physicalDocument: CPFS[name],
        personTypeCode: typeOf(name, types),
        passwordHash,
      })),
    )
    .returning();
  return Object.fromEntries(rows.map((row) => [row.name, row])) as unknown as People;
}
