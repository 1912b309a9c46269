import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { loadConfig } from '../src/base/config';
import { migrate } from '../src/db/migrate';
import { openDatabase } from '../src/db/open';
import { bundleFor } from './support/bundle';
import { insertPeople, PASSWORD } from './support/people';
import { type ApiProcess, endProcess, startProcess } from './support/process';

const KILLS = Number(process.env.KILLS ?? 10);

async function logIn(url: string): Promise<string> {
  const body = JSON.stringify({ username: 'admin@teste.example', password: PASSWORD });
  const response = await fetch(`${url}/Token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

/** Writes until the server is gone. @returns the names of the brands whose creation was acknowledged. */
async function writeUntilKilled({ url }: ApiProcess, token: string, round: number): Promise<string[]> {
  const authorization = `Bearer ${token}`;
  const acknowledged: string[] = [];
  const write = async (worker: number) => {
    for (let index = 0; ; index += 1) {
      const description = `Marca ${round}-${worker}-${index}`;
      const headers = { 'content-type': 'application/json', authorization };
      const response = await fetch(`${url}/brand`, { method: 'POST', headers, body: JSON.stringify({ description }) });
      if (response.status === 201) acknowledged.push(description);
    }
  };
  await Promise.allSettled([1, 2, 3].map(write));
  return acknowledged;
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
    const writing = writeUntilKilled(server, await logIn(server.url), round);
    await new Promise((resolve) => setTimeout(resolve, 100 + ((round * 37) % 200)));
    await endProcess(server, 'SIGKILL');
    acknowledged.push(...(await writing));
  }
  const after = await openDatabase(config);
  const { rows } = await after.db.execute<{ description: string }>(sql`select description from brand`);
  await after.close();
  const present = new Set(rows.map(({ description }) => description));
  expect(acknowledged.length).toBeGreaterThan(KILLS);
  expect(acknowledged.filter((description) => !present.has(description))).toEqual([]);
  rmSync(dataDir, { recursive: true });
}, 480_000);
