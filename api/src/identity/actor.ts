import { type Role, roleOf } from '@rodovia/shared/contracts';
import { eq } from 'drizzle-orm';
import type { ApiConfig } from '../base/config';
import type { Executor } from '../db/database';
import { person } from '../db/schema';

/** The person who makes a call. */
export interface Actor {
  code: string;
  name: string;
  role: Role;
}

interface FoundActor {
  actor: Actor;
  isActive: boolean;
  tokenVersion: number;
}

export async function findActor(
  db: Executor,
  types: ApiConfig['personTypes'],
  code: string,
): Promise<FoundActor | undefined> {
  const [row] = await db
    .select({
      name: person.name,
      type: person.personTypeCode,
      isActive: person.isActive,
      tokenVersion: person.tokenVersion,
    })
    .from(person)
    .where(eq(person.code, code));
  if (!row) return undefined;
  const { name, type, isActive, tokenVersion } = row;
  return { actor: { code, name, role: roleOf(types, type) }, isActive, tokenVersion };
}
