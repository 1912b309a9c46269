import path from 'node:path';
import {
  type ApiConfig,
  apiPlugin,
  createDraftReader,
  createLimits,
  type DatabaseHandle,
  DEMO_ACCOUNTS,
  guardServer,
  loadConfig,
  migrate,
  openDatabase,
  runtimeConfig,
  seedIfEmpty,
  serverOptions,
  startTracing,
  type Tracing,
} from '@rodovia/api';
import { Bucket } from '@rodovia/api/bucket';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import inject from 'light-my-request';
import { closeConnections } from './closing';
import { createReleaseDesk } from './operators/release-desk';
import { registerOrigin } from './origin/origin';
import { createMachinePasses, type UseTicket } from './origin/own-machine/own-machine';
import { precompress } from './publish/contents/compress';
import { openStore } from './store/open-store';

/** In production all requests are logged, otherwise only warnings. */
const logLevel = ({ environment }: ApiConfig) =>
  process.env.LOG_LEVEL ?? (environment === 'production' ? 'info' : 'warn');

/** Statuses for something that does not exist. */
const MISSING = new Set([400, 404]);

/**
 * Reads the mounted API as a visitor, because inlined data is public. The server's own `inject` cannot be used: it
 * refuses while the server stops and renders its last pages.
 */
const visitorRead =
  (app: FastifyInstance, channelCode: string, tracing?: Tracing) => async (url: string, remoteAddress?: string) => {
    const traceparent = tracing?.traceparent();
    const headers = { 'channel-code': channelCode, ...(traceparent && { traceparent }) };
    const call = { url: `/api${url}`, headers, remoteAddress };
    const answer = await inject((request, response) => app.routing(request, response), call);
    if (answer.statusCode === 200) return answer.json() as unknown;
    return MISSING.has(answer.statusCode) ? null : undefined;
  };

/** Longer than tickets are valid, including clock differences between instances. */
const TICKETS_KNOWN_MS = 600_000;

/** Counts tickets in the database, which all instances share. */
const ticketCounter = ({ db }: DatabaseHandle): UseTicket => {
  const limits = createLimits(db);
  return async (ticket) => (await limits.add(`sources ${ticket}`, TICKETS_KNOWN_MS)) === 1;
};

/**
 * Builds the server for pages, releases of the store at `storePlace` and the API on one origin, not yet listening.
 * `extend` may add routes before it is ready.
 */
export async function buildServer(
  config: ApiConfig,
  database: DatabaseHandle,
  storePlace: string,
  options: FastifyServerOptions = {},
  extend: (app: FastifyInstance) => void = () => undefined,
  tracing?: Tracing,
): Promise<FastifyInstance> {
  const app = Fastify({
    ...serverOptions(config),
    logger: { level: logLevel(config), redact: ['req.headers.authorization', 'req.headers.cookie'] },
    // requests on open connections are answered while this instance stops, then the connection is closed
    return503OnClosing: false,
    ...options,
  });
  tracing?.follow(app);
  guardServer(app);
  const read = visitorRead(app, config.channelCode, tracing);
  const publicUrl = process.env.PUBLIC_URL || undefined;
  const { tokenSecret: secret, metricsToken } = config;
  const store = openStore(storePlace, path.join(config.dataDir, 'store-cache'));
  const { checkReady, routes } = await registerOrigin(app, {
    store,
    config: runtimeConfig(config),
    secret,
    metricsToken,
    read,
    publicUrl,
    useTicket: ticketCounter(database),
    readDraft: createDraftReader(config, database.db),
    vitalsShare: config.vitalsShare,
    installs: config.serviceWorker,
    tracing,
  });
  const releases = createReleaseDesk(store, createMachinePasses(secret));
  await app.register(apiPlugin, { prefix: '/api', config, database, checkReady, releases, routes, tracing });
  closeConnections(app);
  extend(app);
  await app.ready();
  return app;
}

/** Opens and migrates the database, and fills an empty one with the demonstration if configured. */
export async function openMigrated(
  config: ApiConfig,
  say: (line: string) => void,
  tracing?: Tracing,
): Promise<DatabaseHandle> {
  const database = await openDatabase(config, tracing);
  try {
    await migrate(database, config);
    if (config.seedDemo && (await seedIfEmpty(database, config))) say('Catálogo de demonstração criado.');
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

function stopOnSignal(app: FastifyInstance, database: DatabaseHandle, tracing?: Tracing) {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await app.close();
    await database.close();
    await tracing?.close();
    process.exit(0);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
}

const accountLines = ({ admin, seller, client, password }: typeof DEMO_ACCOUNTS) => [
  '',
  `Contas de demonstração (senha ${password}):`,
  `  administrador  ${admin}`,
  `  vendedor       ${seller}`,
  `  cliente        ${client}`,
];

/**
 * Opens and migrates the database, and serves everything on one port; in development, an empty database gets the
 * demonstration. Rejects with one sentence on failure.
 */
export async function serve(say: (line: string) => void = console.log): Promise<FastifyInstance> {
  const config = loadConfig();
  const tracing = await startTracing();
  const database = await openMigrated(config, say, tracing);
  database.onLost((error) => {
    console.error(error.message);
    process.exit(1);
  });
  try {
    const store = process.env.MF_STORE ?? path.resolve(config.dataDir, 'store');
    const app = await buildServer(config, database, store, {}, undefined, tracing);
    await app.listen({ host: config.host, port: config.port });
    stopOnSignal(app, database, tracing);
    say(`\nRodovia em http://localhost:${config.port}`);
    if (config.seedDemo) for (const line of accountLines(DEMO_ACCOUNTS)) say(line);
    return app;
  } catch (error) {
    await database.close();
    throw error;
  }
}

export { Bucket, loadConfig, precompress };
