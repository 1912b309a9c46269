import { sql } from 'drizzle-orm';
import { buildApp } from '../../src/app';
import { loadConfig } from '../../src/base/config';
import { openDatabase } from '../../src/db/open';
import * as traced from '../../src/db/traced';
import { startTracing } from '../../src/tracing/start-tracing';
import { freshDatabase, ONE_ENGINE } from '../support/engines';

jest.mock('../../src/db/traced', () => {
  const own = jest.requireActual('../../src/db/traced');
  return { traceStatements: jest.fn(own.traceStatements), tracedClient: jest.fn(own.tracedClient) };
});

const ON = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' };
const config = loadConfig({ NODE_ENV: 'test' });

/** Returns what a server with these variables uses: hooks of its calls, and wrappers of its database. */
async function madeWith(engine: string, env: Record<string, string>) {
  const fresh = await freshDatabase(engine);
  const place = { databaseUrl: fresh.databaseUrl, dataDir: 'memory://' };
  const tracing = await startTracing(env);
  jest.clearAllMocks();
  const database = await openDatabase(place, tracing);
  await database.db.execute(sql`select 1`);
  await database.db.transaction((tx) => tx.execute(sql`select 1`));
  const { traceStatements, tracedClient } = traced;
  const calls = [traceStatements, tracedClient].map((one) => (one as unknown as jest.Mock).mock.calls.length);
  const app = await buildApp({ config, database, tracing });
  const hooks = app.printRoutes({ includeHooks: true, commonPrefix: false }).match(/\w+\(\)/g) ?? [];
  await app.close();
  await database.close();
  await tracing?.close();
  await fresh.close();
  return { isFollowed: tracing !== undefined, wrappers: Math.max(...calls), hooks: hooks.length };
}

test.each(ONE_ENGINE)(
  'without an address no call has a hook more and no statement a wrapper, on %s; with one both have',
  async (engine) => {
    const fresh = await freshDatabase(engine);
    const bare = await buildApp({ config, database: fresh });
    const hooks = bare.printRoutes({ includeHooks: true, commonPrefix: false }).match(/\w+\(\)/g)?.length;
    await bare.close();
    await fresh.close();
    expect(await madeWith(engine, {})).toEqual({ isFollowed: false, wrappers: 0, hooks });
    const on = await madeWith(engine, ON);
    expect(on.isFollowed).toBe(true);
    expect(on.wrappers).toBeGreaterThan(0);
    expect(on.hooks).toBeGreaterThan(hooks ?? 0);
  },
);
