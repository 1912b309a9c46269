import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/app';
import { type ApiConfig, loadConfig } from '../../src/base/config';
import type { DatabaseHandle } from '../../src/db/database';
import { createTokens } from '../../src/identity/tokens';
import { shopRoutes } from './cases/shop-routes';
import { migratedDatabase } from './engines';
import { insertPeople, openSessions, type People, type RoleName } from './people';
import { deskOf } from './release-desk';

export type Caller = RoleName | 'visitor';

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests assert on the shape itself
  body: any;
  text: string;
  headers: Record<string, unknown>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A running API on a new database with one person per role. */
export interface TestApi {
  app: FastifyInstance;
  config: ApiConfig;
  database: DatabaseHandle;
  people: People;
  /** Address of the database for further instances; undefined for the embedded engine. */
  databaseUrl?: string;
  token(caller: Caller): string;
  call(caller: Caller, method: Method, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  close(): Promise<void>;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Starts the API on an engine; `overrides` change its configuration. */
export async function startApi(engine: string, overrides: Partial<ApiConfig> = {}): Promise<TestApi> {
  const filesDir = mkdtempSync(join(tmpdir(), 'rodovia-test-'));
  const unbounded = { recoveriesPerHour: 100, registrationsPerHour: 10_000, mailsPerHour: 10_000 };
  const base = { cepServiceUrl: 'http://127.0.0.1:9', filesDir, ...unbounded };
  const config = { ...loadConfig({ NODE_ENV: 'test' }), ...base, ...overrides };
  const database = await migratedDatabase(engine, config);
  const people = await insertPeople(database.db, config.personTypes);
  const app = await buildApp({ config, database, releases: deskOf().desk, routes: shopRoutes });
  await openSessions(database.db);
  const tokenOf = createTokens(config);
  const token = (caller: Caller) =>
    caller === 'visitor' ? '' : tokenOf({ ...people[caller], tokenVersion: 0 }, people[caller].code).access_token;
  return {
    app,
    config,
    database,
    people,
    databaseUrl: database.databaseUrl,
    token,
    call: async (caller, method, path, body, headers = {}) => {
      const authorization = caller === 'visitor' ? {} : { authorization: `Bearer ${token(caller)}` };
      const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
      const type = method === 'GET' ? {} : { 'content-type': 'application/json' };
      const response = await app.inject({
        method,
        url: `/api${path}`,
        headers: { ...type, ...authorization, ...headers },
        ...payload,
      });
      return {
        status: response.statusCode,
        body: parse(response.body),
        text: response.body,
        headers: response.headers,
      };
    },
    close: async () => {
      await app.close();
      await database.close();
      rmSync(filesDir, { recursive: true, force: true });
    },
  };
}
