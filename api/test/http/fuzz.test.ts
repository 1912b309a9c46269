import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { sized } from '../../../testing/long.mjs';
import { loadConfig } from '../../src/base/config';
import { type ApiRoute, listRoutes } from '../../src/route-list';
import { startApi, type TestApi } from '../support/api';
import { createDocumented, type Given } from '../support/cases/documented';
import { fromSchema } from '../support/cases/schema-arbitrary';
import { createParents, createProduct } from '../support/catalogue';
import { freshDatabase, ONE_ENGINE } from '../support/engines';
import { openSessions } from '../support/people';

const RUNS = sized({ usual: 3, long: 100 });

type Parts = Record<'body' | 'querystring' | 'params', unknown>;

/** Formats values for a query or path like a browser. */
function queryText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const pairs = Object.entries(value).map(([key, inner]) => [
    key,
    typeof inner === 'string' ? inner : JSON.stringify(inner),
  ]);
  return new URLSearchParams(pairs as [string, string][]).toString();
}

/** Replaces lone surrogates, which cannot be part of an address. */
const wellFormed = (text: string) => Buffer.from(text).toString();

function pathText(path: string, params: unknown): string {
  const values = (typeof params === 'object' && params !== null ? params : {}) as Record<string, unknown>;
  return path.replace(
    /:(\w+)/g,
    (_, name: string) => encodeURIComponent(wellFormed(String(values[name] ?? 'x'))) || 'x',
  );
}

function partsOf({ schema }: ApiRoute) {
  const part = (name: keyof Parts) => (schema?.[name] ? fromSchema(schema[name] as object) : fc.constant(undefined));
  return fc.record({ body: part('body'), querystring: part('querystring'), params: part('params') });
}

describe.each(ONE_ENGINE)('[AP-07] whatever is sent to %s', (engine) => {
  let api: TestApi;
  let routes: ApiRoute[];
  beforeAll(async () => {
    const database = await freshDatabase('pglite');
    routes = await listRoutes({ config: loadConfig({ NODE_ENV: 'test' }), database });
    await database.close();
    api = await startApi(engine, { recoveriesPerHour: 0 });
    await createProduct(api, await createParents(api, 'fuzz'), 'FUZZ-1');
  });
  afterAll(() => api.close());

  const isHidden = ({ schema }: ApiRoute) => (schema as { hide?: boolean } | undefined)?.hide === true;

  /** Returns the beginning of endless answers. */
  async function answerOf(route: ApiRoute, parts: Parts): Promise<Given> {
    const response = await send(route, parts);
    const stream = response.stream();
    const type = String(response.headers['content-type'] ?? '');
    const status = response.statusCode;
    if (type.startsWith('text/event-stream')) {
      stream.destroy();
      return { status, type, body: '' };
    }
    return { status, type, body: await text(stream) };
  }

  const send = (route: ApiRoute, { body, querystring, params }: Parts) =>
    api.app.inject({
      payloadAsStream: true,
      method: route.method as 'GET',
      url: `/api${pathText(route.path, params)}?${queryText(querystring)}`,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${api.token('admin')}` },
      payload: route.method === 'GET' || body === undefined ? undefined : JSON.stringify(body),
    });

  test('no route answers with a failure of its own, nor otherwise than it is documented', async () => {
    const faultOf = createDocumented((await api.call('visitor', 'GET', '/docs/json')).body);
    for (const route of routes) {
      await fc.assert(
        fc.asyncProperty(partsOf(route), async (parts) => {
          const answer = await answerOf(route, parts);
          const named = `${route.method} ${route.path} answered ${answer.status}: ${answer.body}`;
          if (answer.status >= 500) throw new Error(named);
          const fault = isHidden(route) ? undefined : faultOf(route.method, route.path, answer);
          if (fault) throw new Error(`${fault} (${named})`);
        }),
        { numRuns: RUNS, seed: 20_261_121 },
      );
      // some calls end sessions; restore them for the next route
      await api.database.db.execute(sql`update person set token_version = 0, is_active = true`);
      await openSessions(api.database.db);
    }
  }, 480_000);
});
