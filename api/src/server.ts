import { loadConfig } from './base/config';
import { withoutParameters } from './db/errors';
import { openDatabase } from './db/open';
import { startTracing } from './tracing/start-tracing';

async function start(): Promise<void> {
  const config = loadConfig();
  const tracing = await startTracing();
  // the embedded engine starts in its own thread while this one loads the rest of the code
  const [database, { buildApp }, { migrate }, { seedIfEmpty }] = await Promise.all([
    openDatabase(config, tracing),
    import('./app'),
    import('./db/migrate'),
    import('./seed/seed'),
  ]);
  database.onLost((error) => {
    console.error(error.message);
    process.exit(1);
  });
  await migrate(database, config);
  if (config.seedDemo) await seedIfEmpty(database, config);
  const app = await buildApp({
    config,
    database,
    tracing,
    logger: { level: process.env.LOG_LEVEL ?? 'info', redact: ['req.headers.authorization'] },
  });
  const close = async () => {
    await app.close();
    await database.close();
    if (!tracing) return;
    await tracing.close();
    process.exit();
  };
  const stop = () => void close();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  await app.listen({ host: config.host, port: config.port });
  console.info(`API da Rodovia em http://localhost:${config.port}/api`);
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') return `A porta ${process.env.PORT ?? 3000} já está em uso.`;
  return withoutParameters(error).message;
}

start().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
