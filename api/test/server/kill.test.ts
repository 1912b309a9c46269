import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { sized } from '../../../testing/long.mjs';
import { loadConfig } from '../../src/base/config';
import { migrate } from '../../src/db/migrate';
import { openDatabase } from '../../src/db/open';
import { bundleFor } from '../support/bundle';
import { insertPeople, PASSWORD } from '../support/people';
import { type ApiProcess, endProcess, startProcess } from '../support/servers/process';
import { until } from '../support/wait';

const KILLS = sized({ usual: 2, long: 20 });

async function logIn(url: string): Promise<string> {
  const body = JSON.stringify({ username: 'admin@teste.example', password: PASSWORD });
  const response = await fetch(`${url}/Token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

/** Writes until the server is gone, and adds the names of acknowledged brands to `acknowledged`. */
async function writeUntilKilled({ url }: ApiProcess, token: string, round: number, acknowledged: string[]) {
  const authorization = `Bearer ${token}`;
  const write = async (worker: number) => {
    for (let index = 0; ; index += 1) {
      const description = `Marca ${round}-${worker}-${index}`;
      const headers = { 'content-type': 'application/json', authorization };
      const response = await fetch(`${url}/brand`, { method: 'POST', headers, body: JSON.stringify({ description }) });
      if (response.status === 201) acknowledged.push(description);
    }
  };
  await Promise.allSettled([1, 2, 3].map(write));
}

test(`the embedded engine loses nothing it acknowledged to ${KILLS} kills -9 under writes, and always opens again`, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'rodovia-test-'));
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir });
  const first = await openDatabase(config);
  await migrate(first, config);
  await insertPeople(first.db, config.personTypes);
  await first.close();
  const file = bundleFor('src/server.ts', 'kill-server');
  const acknowledged: string[] = [];
  for (let round = 0; round < KILLS; round += 1) {
    const server = await startProcess(file, { DATA_DIR: dataDir });
    const wanted = acknowledged.length + 1 + ((round * 7) % 12);
    const writing = writeUntilKilled(server, await logIn(server.url), round, acknowledged);
    // a different number of writes in each round, while others are in progress
    await until(() => (acknowledged.length >= wanted ? true : undefined), 60_000, 1);
    await endProcess(server, 'SIGKILL');
    await writing;
  }
  const after = await openDatabase(config);
  const { rows } = await after.db.execute<{ description: string }>(sql`select description from brand`);
  await after.close();
  const present = new Set(rows.map(({ description }) => description));
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS);
  expect(acknowledged.filter((description) => !present.has(description))).toEqual([]);
  rmSync(dataDir, { recursive: true });
}, 480_000);
