import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { assetPath } from '../src/base/assets';
import { median } from './load';
import { type RunningServer, startServer } from './target';

/*
 * `node api/run.mjs bench/tracing.ts`: processor time per request with tracing disabled, compared with a build without
 * tracing code, that build again (as a measure of noise), and tracing enabled. They alternate in short rounds; only the
 * server's own time counts.
 */

const PORT = 4640;
/** Number of processes of each kind: the same code takes different times in different processes. */
const SETS = Number(process.env.BENCH_SETS ?? 5);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15);
/** Rounds for warming up the code. */
const WARMING = 4;
const REQUESTS = 100;
const CONNECTIONS = 4;
/** Requested paths: a trivial one, and lists that are never cached, with their statements. */
const ASKED: Record<string, (turn: number) => string> = {
  '/api/health/live': () => '/api/health/live',
  'searches, each another': (turn) => `/api/product/pagged?page=1&quantity=15&term=rota%20${turn}`,
};
let turn = 0;

const folder = mkdtempSync(join(tmpdir(), 'rodovia-bench-tracing-'));

/** Replacements of the tracing code. */
const NOTHING: Record<string, string> = {
  'tracing/start-tracing.ts': 'export const startTracing = async () => undefined;',
  'db/traced.ts': 'export const traceStatements = () => undefined; export const tracedClient = (client) => client;',
};

const withoutTracing: Plugin = {
  name: 'without-tracing',
  setup({ onLoad }) {
    for (const [file, contents] of Object.entries(NOTHING))
      onLoad({ filter: new RegExp(`src/${file.replace('.', '\\.')}$`) }, () => ({ contents, loader: 'ts' }));
  },
};

async function bundle(name: string, plugins: Plugin[]): Promise<string> {
  const { bundleOptions } = await import(assetPath('bundle-options.mjs'));
  const outdir = join(assetPath('dist'), `bench-${name}`);
  const all = { ...bundleOptions, plugins: [...plugins, ...bundleOptions.plugins], splitting: true };
  await build({ ...all, entryPoints: ['src/server.ts'], outdir, outExtension: { '.js': '.mjs' } });
  return join(outdir, 'server.mjs');
}

/** Adds a route that returns the server's used processor time in µs. */
function meter(): string {
  const file = join(folder, 'meter.cjs');
  const report =
    'process.on("message", () => { const { user, system } = process.cpuUsage(); process.send(user + system) })';
  writeFileSync(file, `if (process.send) { ${report}; process.channel.unref() }`);
  return file;
}

const used = ({ child }: RunningServer) =>
  new Promise<number>((resolve) => {
    child.once('message', (time) => resolve(Number(time)));
    child.send('used');
  });

/** Processor time of a request in µs. */
async function round(server: RunningServer, pathOf: (turn: number) => string): Promise<number> {
  const before = await used(server);
  const connection = async () => {
    for (let i = 0; i < REQUESTS / CONNECTIONS; i += 1) {
      turn += 1;
      const answer = await fetch(`${server.base}${pathOf(turn)}`);
      if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return ((await used(server)) - before) / REQUESTS;
}

type Kind = [name: string, file: string, settings: Record<string, string>];

/** Starts a server of each kind, on copies of the same data. */
async function startAll(kinds: Kind[], filled: string): Promise<RunningServer[]> {
  const servers: RunningServer[] = [];
  for (const [i, [, file, settings]] of kinds.entries()) {
    const dataDir = join(folder, String(i));
    rmSync(dataDir, { recursive: true, force: true });
    cpSync(filled, dataDir, { recursive: true });
    servers.push(await startServer(file, { dataDir, databaseUrl: '' }, PORT + i, settings));
  }
  return servers;
}

/** Median processor times per server, in rounds that each begin with another server. */
async function take(servers: RunningServer[], pathOf: (turn: number) => string): Promise<number[]> {
  const taken = servers.map((): number[] => []);
  for (let i = -WARMING; i < ROUNDS; i += 1) {
    const order = [...servers.keys()].sort(() => Math.random() - 0.5);
    for (const at of order) {
      const time = await round(servers[at] as RunningServer, pathOf);
      if (i >= 0) taken[at]?.push(time);
    }
  }
  return taken.map(median);
}

/** Prints a line per kind: its median, and the ratios to the first kind by set. */
function show(name: string, kinds: Kind[], sets: number[][]) {
  console.info(`\n${name}, ${SETS} sets of processes, ${ROUNDS} rounds of ${REQUESTS} requests each`);
  for (const [at, [kind]] of kinds.entries()) {
    const times = sets.map((set) => set[at] ?? 0);
    const ratios = sets.map((set) => (set[at] ?? 0) / (set[0] ?? 1)).sort((a, b) => a - b);
    const listed = ratios.map((ratio) => ratio.toFixed(2)).join(' ');
    console.info(
      `  ${kind.padEnd(20)} ${median(times).toFixed(1).padStart(6)} µs  ratio ${median(ratios).toFixed(2)} (${listed})`,
    );
  }
}

const collector = createServer((request, response) => {
  request.resume().on('end', () => response.end('{}'));
});
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
const env = { NODE_OPTIONS: `--require=${meter()}`, LOG_LEVEL: 'silent', SEED_DEMO: '1' };
const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}` };
const [bare, whole] = [await bundle('bare', [withoutTracing]), await bundle('whole', [])];
const kinds: Kind[] = [
  ['no code for traces', bare, env],
  ['the same once more', bare, env],
  ['off', whole, env],
  ['on', whole, { ...env, ...traced }],
];
const filled = join(folder, 'filled');
await (await startServer(whole, { dataDir: filled, databaseUrl: '' }, PORT, env)).stop();
const found = Object.keys(ASKED).map((): number[][] => []);
for (let set = 0; set < SETS; set += 1) {
  const servers = await startAll(kinds, filled);
  for (const [at, pathOf] of Object.values(ASKED).entries()) found[at]?.push(await take(servers, pathOf));
  await Promise.all(servers.map((server) => server.stop()));
}
for (const [at, name] of Object.keys(ASKED).entries()) show(name, kinds, found[at] ?? []);
collector.close();
rmSync(folder, { recursive: true });
