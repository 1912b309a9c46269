import Fastify from 'fastify';
import { loadConfig } from '../src/base/config';
import { openDatabase } from '../src/db/open';
import { guardServer } from '../src/server-guards';
import { serverOptions } from '../src/server-options';

/**
 * Serves the API and two empty routes, one behind the hooks of the API and one without, in a process of its own;
 * answers any message with its resident bytes after a garbage collection.
 */
async function start(): Promise<void> {
  const config = loadConfig();
  const [database, { apiPlugin }] = await Promise.all([openDatabase(config), import('../src/app')]);
  const app = Fastify(serverOptions(config));
  guardServer(app);
  app.get('/empty', () => ({ ok: true }));
  await app.register(
    async (scope) => {
      await apiPlugin(scope, { config, database });
      scope.get('/empty', { config: { roles: 'public' } }, () => ({ ok: true }));
    },
    { prefix: '/api' },
  );
  await app.listen({ host: '127.0.0.1', port: config.port });
  process.on('message', () => {
    globalThis.gc?.();
    process.send?.(process.memoryUsage().rss);
  });
  process.on(
    'SIGTERM',
    () =>
      void app
        .close()
        .then(() => database.close())
        .then(() => process.exit(0)),
  );
}

await start();
