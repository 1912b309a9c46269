import { person } from '../../src/db/schema';
import { createTokens } from '../../src/identity/tokens';
import type { TestApi } from './api';
import { openSessions } from './people';

/** A member of a crowd. */
export interface Member {
  code: string;
  token: string;
}

/** Creates sellers or clients with a token each. */
export async function crowd(api: TestApi, kind: 'seller' | 'client', people: number): Promise<Member[]> {
  const { db } = api.database;
  const tokenOf = createTokens(api.config);
  const from = kind === 'seller' ? 0 : 1000;
  const rows = await db
    .insert(person)
    .values(
      Array.from({ length: people }, (_, index) => ({
        name: `${kind} ${index}`,
        email: `${kind}${index}@multidao.example`,
        mobile: '(11) 90000-0000',
        isPhysical: true,
        physicalDocument: String(90_000_000_000 + from + index),
        personTypeCode: api.config.personTypes[kind],
        passwordHash: 'x',
      })),
    )
    .returning();
  await openSessions(db);
  return rows.map((row) => ({ code: row.code, token: tokenOf(row, row.code).access_token }));
}
