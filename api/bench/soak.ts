import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { assetPath } from '../src/base/assets';
import { openDatabase } from '../src/db/open';
import { fill } from './fill';
import { median } from './load';
import { type Fault, faults } from './soak-faults';
import { Traffic } from './soak-traffic';
import { bundleServer, dropDatabase, freshPlace, type RunningServer, startServer } from './target';

/*
 * `npm run soak`: two instances on one PostgreSQL under mixed load with a fault each minute. SOAK_MINUTES is the
 * duration (20), SOAK_PRODUCTS the number of products (5000). Fails if an acknowledged write is lost, an instance ends
 * unexpectedly, an answer is a failure of the code, or memory grows.
 */

const MINUTES = Number(process.env.SOAK_MINUTES ?? 20);
const PRODUCTS = Number(process.env.SOAK_PRODUCTS ?? 5000);
const PORTS = [3996, 3997];
const MINUTE = 60_000;
const LOOK = 5000;
/** Maximum growth of memory between the first and the second half, in megabytes. */
const MAX_GROWTH = 40;

const place = await freshPlace('postgres');
const database = await openDatabase(place);
await fill(database, PRODUCTS);
await database.close();
const file = await bundleServer(assetPath());

const servers: RunningServer[] = [];
let crashes = 0;
let killing: number | undefined;

async function start(at: number): Promise<void> {
  const server = await startServer(file, place, PORTS[at] ?? 0);
  servers[at] = server;
  server.child.once('exit', () => {
    if (isOver) return;
    if (killing !== at) crashes += 1;
    killing = undefined;
    void start(at);
  });
}

let isOver = false;
await Promise.all(PORTS.map((_, at) => start(at)));
const bases = PORTS.map((port) => `http://127.0.0.1:${port}`);
const admin = new Client({ connectionString: place.databaseUrl, application_name: 'soak' });
admin.on('error', () => undefined);
await admin.connect();

const traffic = new Traffic(bases);
await traffic.begin();

const memory: number[] = [];
async function look(): Promise<void> {
  while (!isOver) {
    await wait(LOOK);
    const all = servers.map(async ({ child }) => {
      if (child.exitCode !== null || !child.connected) return undefined;
      const memoryUsed = new Promise<number>((resolve) => child.once('message', (bytes) => resolve(Number(bytes))));
      child.send('collect');
      return Promise.race([memoryUsed, wait(2000, undefined)]);
    });
    const known = (await Promise.all(all)).filter((bytes) => bytes !== undefined);
    if (known.length === PORTS.length) memory.push(Math.max(...known) / 1024 / 1024);
  }
}
const looking = look();

const kill = (at: number) => {
  killing = at;
  servers[at]?.child.kill('SIGKILL');
};
for (let minute = 0; minute < MINUTES; minute += 1) {
  const startedAt = performance.now();
  const fault = faults[minute % faults.length] as Fault;
  console.info(`minuto ${minute + 1}: ${fault.name}`);
  traffic.during = fault.name;
  await fault.inject({ admin, bases, kill: () => kill(Math.floor(minute / faults.length) % PORTS.length) });
  traffic.during = 'sossego';
  await wait(Math.max(0, MINUTE - (performance.now() - startedAt)));
}

await traffic.end();
isOver = true;
await looking;
const lost = await traffic.lost(admin);
await admin.end();
await Promise.all(servers.map(({ stop }) => stop()));
await dropDatabase();
rmSync(place.dataDir, { recursive: true });

// the first minutes fill caches and compile code
const steady = memory.slice(Math.floor(memory.length / 4));
const halves = [steady.slice(0, steady.length / 2), steady.slice(steady.length / 2)].map(median);
const growth = (halves[1] ?? 0) - (halves[0] ?? 0);
traffic.report();
console.info(`\ngravações confirmadas: ${traffic.acknowledged}, perdidas: ${lost.length}`);
console.info(`instâncias que caíram sozinhas: ${crashes}`);
console.info(`memória, mediana das metades: ${halves.map((mb) => mb.toFixed(0)).join(' → ')} MB`);
const isGood = lost.length === 0 && crashes === 0 && traffic.failures === 0 && growth < MAX_GROWTH;
process.exit(isGood ? 0 : 1);
