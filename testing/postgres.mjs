import { userInfo } from 'node:os';
import pg from 'pg';

/** Address of the machine's own PostgreSQL; `TEST_DATABASE_URL` names another one. */
export const adminUrl = process.env.TEST_DATABASE_URL ?? `postgres://${userInfo().username}@127.0.0.1:5432/postgres`;

/** Executes a statement there. @throws if nothing answers within two seconds. */
export async function administer(statement) {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 2000 });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
