import { Type } from 'typebox';
import { HttpError } from '../../base/http-error';
import type { Api, ApiContext } from '../../context/context';

const schema = { response: { 200: Type.Object({ status: Type.String() }) } };
const always = { schema, config: { roles: 'public', unlimited: true } } as const;

/**
 * Routes `/health/live` (the process answers) and `/health/ready` (database and pages are available, otherwise 503).
 */
export function healthRoutes(app: Api, { database, checkReady }: ApiContext): void {
  app.get('/health/live', always, () => ({ status: 'ok' }));
  app.get('/health/ready', always, async () => {
    try {
      await database.check();
    } catch {
      throw new HttpError(503, 'O banco de dados não está disponível.');
    }
    await checkReady?.().catch((error: Error) => {
      throw new HttpError(503, error.message);
    });
    return { status: 'ok' };
  });
}
