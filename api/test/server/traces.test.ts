import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../testing/free-port.mjs';
import { assetPath } from '../../src/base/assets';
import { loadConfig } from '../../src/base/config';
import { isTraced } from '../../src/tracing/start-tracing';
import { withoutValues } from '../../src/tracing/statement';
import { spanOf } from '../../src/tracing/trace-context';
import { ENGINES, migratedDatabase, ONE_ENGINE, type TestDatabase } from '../support/engines';
import { factsOf, type Span, startCollector } from '../support/servers/collector';
import { type ApiProcess, endProcess, startProcess } from '../support/servers/process';
import { until } from '../support/wait';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
const SECRET = 'segredo-na-consulta';
const folder = mkdtempSync(join(tmpdir(), 'rodovia-traces-'));
const note = join(folder, 'loaded.json');
const hook = join(folder, 'loaded.cjs');
/** bundled like `api/build.mjs`: dynamic imports are separate files */
const server = join(assetPath('dist', 'commands'), 'traced-server.mjs');

/** One for all processes of this file if there is a database server, because starting one takes seconds. */
let database: TestDatabase | undefined;

beforeAll(async () => {
  if (ENGINES.includes('postgres')) database = await migratedDatabase('postgres', loadConfig({ NODE_ENV: 'test' }));
  const script = `
    import { build } from 'esbuild';
    import { bundleOptions } from '${assetPath('bundle-options.mjs')}';
    await build({ ...bundleOptions, entryPoints: { 'traced-server': 'src/server.ts' }, splitting: true,
      outdir: '${assetPath('dist', 'commands')}', outExtension: { '.js': '.mjs' } });`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: assetPath('.'),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  writeFileSync(
    hook,
    `if (require('node:worker_threads').isMainThread) process.on('exit', () =>
      require('node:fs').writeFileSync('${note}', JSON.stringify(Object.keys(require('node:module')._cache))));`,
  );
});

afterAll(() => database?.close());

const begin = (env: Record<string, string>) =>
  startProcess(server, {
    DATA_DIR: 'memory://',
    DATABASE_URL: database?.databaseUrl ?? '',
    SEED_DEMO: '0',
    NODE_OPTIONS: `--require=${hook}`,
    ...env,
  });

/** Returns the OpenTelemetry packages that a process had loaded by its end. */
const loaded = () => [
  ...new Set(
    (JSON.parse(readFileSync(note, 'utf8')) as string[]).flatMap((file) => /@opentelemetry\/[\w-]+/.exec(file) ?? []),
  ),
];

/** Always loaded by prom-client; it only consists of types and no-ops. */
const BEFORE = ['@opentelemetry/api'];

test('without an address nothing of OpenTelemetry is loaded', async () => {
  const running = await begin({});
  expect((await fetch(`${running.url}/product/pagged?page=1&quantity=5`)).status).toBe(200);
  await endProcess(running, 'SIGTERM');
  expect(loaded()).toEqual(BEFORE);
});

describe.each(ONE_ENGINE)('traces on %s', (engine) => {
  let collector: Awaited<ReturnType<typeof startCollector>>;
  let running: ApiProcess;
  beforeAll(async () => {
    collector = await startCollector();
    running = await begin({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: '50',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=ensaio',
      ...(engine === 'pglite' && { DATABASE_URL: '' }),
    });
  });
  afterAll(async () => {
    await endProcess(running, 'SIGTERM');
    collector.close();
  });

  const rootOf = (route: string) =>
    until(async () => collector.spans().find((span) => span.name === route && factsOf(span)['http.route']));
  const below = ({ spanId }: Span) => collector.spans().filter(({ parentSpanId }) => parentSpanId === spanId);

  test('a call goes on with the trace of its caller, down to its statements, and says no value', async () => {
    const url = `${running.url}/product/pagged?page=1&quantity=7&term=${SECRET}`;
    const headers = { traceparent: `00-${TRACE}-${CALLER}-01`, authorization: 'Bearer nada-que-se-leia' };
    await fetch(url, { headers });
    const root = await rootOf('GET /api/product/pagged');
    expect([root.traceId, root.parentSpanId]).toEqual([TRACE, CALLER]);
    expect(factsOf(root)).toMatchObject({ 'http.request.method': 'GET', 'http.response.status_code': 200 });
    const statements = below(root);
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements) {
      expect(statement.traceId).toBe(TRACE);
      expect(factsOf(statement)['db.query.text']).toMatch(/^\s*(select|with|begin|commit)/i);
    }
    expect(collector.resource()).toMatchObject({
      'service.name': { stringValue: 'rodovia' },
      'deployment.environment.name': { stringValue: 'ensaio' },
    });
  });

  test('a write with a body is followed through its transaction, and nobody is in it', async () => {
    const body = JSON.stringify({ username: 'alguem@rodovia.example', password: 'muito-secreto' });
    await fetch(`${running.url}/Token`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const root = await rootOf('POST /api/Token');
    expect(below(root).length).toBeGreaterThan(0);
    const exported = collector.text();
    for (const value of [SECRET, 'alguem@', 'muito-secreto', 'nada-que-se-leia', 'quantity=7', 'limit 7', '127.0.0.1'])
      expect(exported).not.toContain(value);
  });

  test('a trace that is not written as it should be is left alone', async () => {
    await fetch(`${running.url}/brand/pagged?page=1&quantity=5`, {
      headers: { traceparent: `00-${'0'.repeat(32)}-x-01` },
    });
    const root = await rootOf('GET /api/brand/pagged');
    expect(root.parentSpanId).toBeUndefined();
  });

  test('a caller that is not to be followed is not', async () => {
    const other = 'a'.repeat(32);
    await fetch(`${running.url}/group/pagged?page=1&quantity=5`, {
      headers: { traceparent: `00-${other}-${CALLER}-00` },
    });
    await fetch(`${running.url}/category/pagged?page=1&quantity=5`);
    await rootOf('GET /api/category/pagged');
    expect(collector.text()).not.toContain(other);
  });
});

describe('a collector that is away', () => {
  /** Accepts connections and never answers. */
  const silent: Server = createServer(() => undefined);
  beforeAll(() => new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve)));
  afterAll(() => void silent.close());

  test.each(['nobody', 'silence'])(
    'fails nothing, and the process ends while the export is still open: %s',
    async (kind) => {
      const address = silent.address();
      const port = kind === 'silence' && address && typeof address === 'object' ? address.port : await freePort();
      const running = await begin({
        OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
        // an hour each: only the server's own limit lets it end while the collector is silent
        OTEL_EXPORTER_OTLP_TIMEOUT: '3600000',
        OTEL_BSP_EXPORT_TIMEOUT: '3600000',
        OTEL_BSP_SCHEDULE_DELAY: '20',
        OTEL_BSP_MAX_QUEUE_SIZE: '64',
        OTEL_BSP_MAX_EXPORT_BATCH_SIZE: '16',
      });
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, i) => fetch(`${running.url}/product/pagged?page=${i + 1}&quantity=5`)),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(await endProcess(running, 'SIGTERM')).toBe(0);
    },
  );
});

test('while a collector holds every export open all requests are answered, and no more spans wait than are let to', async () => {
  const [most, batch, requests] = [64, 16, 200];
  const collector = await startCollector();
  const running = await begin({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '20',
    OTEL_BSP_MAX_QUEUE_SIZE: String(most),
    OTEL_BSP_MAX_EXPORT_BATCH_SIZE: String(batch),
  });
  const ask = async (route: string) => (await fetch(`${running.url}/${route}/pagged?page=1&quantity=5`)).status;
  const followed = (route: string) => collector.spans().filter(({ name }) => name === `GET /api/${route}/pagged`);
  collector.hold();
  await ask('brand');
  await until(() => collector.waitingCount() > 0 || undefined);
  const open = collector.waitingCount();
  const answers = await Promise.all(Array.from({ length: requests }, () => ask('product')));
  expect(new Set(answers)).toEqual(new Set([200]));
  // still the same export: no request was answered meanwhile
  expect([collector.waitingCount(), followed('product')]).toEqual([open, []]);
  collector.letGo();
  await until(async () => ((await ask('group')) && followed('group').length > 0) || undefined);
  const traces = new Set(followed('product').map(({ traceId }) => traceId));
  const sampled = collector.spans().filter(({ traceId }) => traces.has(traceId));
  expect(sampled.length).toBeGreaterThan(0);
  expect(sampled.length).toBeLessThanOrEqual(most + batch);
  await endProcess(running, 'SIGTERM');
  collector.close();
});

test('the standard variables turn it on and off', () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
  expect(isTraced({})).toBe(false);
  expect(isTraced(endpoint)).toBe(true);
  expect(isTraced({ OTEL_TRACES_EXPORTER: 'otlp' })).toBe(true);
  expect(isTraced({ ...endpoint, OTEL_TRACES_EXPORTER: 'none' })).toBe(false);
  expect(isTraced({ ...endpoint, OTEL_SDK_DISABLED: 'true' })).toBe(false);
  expect(() => isTraced({ OTEL_TRACES_EXPORTER: 'zipkin' })).toThrow("OTEL_TRACES_EXPORTER deve ser 'otlp' ou 'none'");
  expect(() => isTraced({ ...endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toThrow("deve ser 'http/json'");
});

test.each([
  undefined,
  '',
  `01-${TRACE}-${CALLER}-01`,
  `00-${TRACE.toUpperCase()}-${CALLER}-01`,
  `00-${'0'.repeat(32)}-${CALLER}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE}-${CALLER}-01-mais`,
  `00-${TRACE}-${CALLER}-01, 00-${TRACE}-${CALLER}-01`,
])('no trace: %s', (header) => expect(spanOf(header)).toBeUndefined());

test('a statement loses what is written into it', () => {
  expect(withoutValues(`select "a1" from t where x = $12 and n = 'João''s' limit 15 offset 30.5`)).toBe(
    'select "a1" from t where x = $12 and n = ?? limit ? offset ?',
  );
  expect(withoutValues(`select '${'Maria '.repeat(500)}'`)).toBe('select ?');
});
