import { sql } from 'drizzle-orm';
import { HttpError } from '../../base/http-error';
import type { Api, ApiContext } from '../../context/context';

/** `/health/live`: the process answers. `/health/ready`: the database does too, else 503. */
export function healthRoutes(app: Api, { database: { db } }: ApiContext): void {
  app.get('/health/live', { config: { roles: 'public' } }, () => ({ status: 'ok' }));
  app.get('/health/ready', { config: { roles: 'public' } }, async () => {
    try {
      await db.execute(sql`select 1`);
    } catch {
      throw new HttpError(503, 'O banco de dados não está disponível.');
    }
    return { status: 'ok' };
  });
}
