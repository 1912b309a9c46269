import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { sized } from '../../../testing/long.mjs';
import { loadConfig } from '../../src/base/config';
import { migrate } from '../../src/db/migrate';
import { openDatabase } from '../../src/db/open';
import { bundleFor } from '../support/bundle';
import { ENGINES } from '../support/engines';
import { insertPeople, PASSWORD } from '../support/people';
import { type Cluster, openCluster } from '../support/servers/cluster';
import { type ApiProcess, endProcess, startProcess } from '../support/servers/process';
import { until } from '../support/wait';

const TERMINATIONS = Number(process.env.TERMINATIONS ?? 200);
/** Time in ms that the database is unavailable. */
const AWAY = sized({ usual: 500, long: 2000 });
/** Maximum number of failed polls, which with their pauses take less than a second. */
const SOON = 40;
const onPostgres = ENGINES.includes('postgres') ? describe : describe.skip;

onPostgres('a PostgreSQL that goes and comes back', () => {
  let cluster: Cluster;
  let server: ApiProcess;
  let token: string;
  let dataDir: string;
  let url: string;

  const administer = async (...statements: string[]) => {
    const client = new Client({ connectionString: cluster.url });
    client.on('error', () => undefined);
    await client.connect();
    const results = [];
    for (const statement of statements) results.push(await client.query(statement));
    await client.end();
    return results;
  };

  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${server.url}${path}`, {
      ...init,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    });

  beforeAll(async () => {
    cluster = await openCluster();
    await administer('create database shop');
    url = cluster.url.replace(/postgres$/, 'shop');
    dataDir = mkdtempSync(join(tmpdir(), 'rodovia-test-'));
    const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: url });
    const database = await openDatabase(config);
    await migrate(database, config);
    await insertPeople(database.db, config.personTypes);
    await database.close();
    server = await startProcess(bundleFor('src/server.ts', 'availability-server'), {
      DATA_DIR: dataDir,
      DATABASE_URL: url,
    });
    const logIn = { method: 'POST', body: JSON.stringify({ username: 'admin@teste.example', password: PASSWORD }) };
    token = ((await (await call('/Token', logIn)).json()) as { access_token: string }).access_token;
  });

  afterAll(async () => {
    await endProcess(server, 'SIGTERM');
    await cluster.remove();
    rmSync(dataDir, { recursive: true });
  });

  /** Writes until `meanwhile` resolves (it can query the number of acknowledged writes), then verifies them. */
  async function writeDuring(name: string, meanwhile: (count: () => number) => Promise<void>) {
    const acknowledged: string[] = [];
    const answers = new Map<string, number>();
    let isOver = false;
    const writer = async (worker: number) => {
      for (let index = 0; !isOver; index += 1) {
        const description = `${name} ${worker}-${index}`;
        const answer = await call('/brand', { method: 'POST', body: JSON.stringify({ description }) });
        const kind = `${answer.status} ${answer.headers.get('retry-after') ?? ''}`.trim();
        answers.set(kind, (answers.get(kind) ?? 0) + 1);
        if (answer.status === 201) acknowledged.push(description);
        await answer.arrayBuffer();
      }
    };
    const writing = Promise.all([1, 2, 3, 4, 5, 6].map(writer));
    await meanwhile(() => acknowledged.length);
    isOver = true;
    await writing;
    const database = await openDatabase({ databaseUrl: url, dataDir: '' });
    const { rows } = await database.db.execute<{ description: string }>(sql`select description from brand`);
    await database.close();
    const present = new Set(rows.map(({ description }) => description));
    return {
      answers: [...answers.keys()].sort(),
      lost: acknowledged.filter((description) => !present.has(description)),
    };
  }

  /**
   * Polls until there is an answer.
   * @returns the number of failed polls.
   */
  const backAgain = async () => {
    let refused = 0;
    await until(async () => {
      if ((await call('/brand/pagged')).ok) return true;
      refused += 1;
      return undefined;
    });
    return refused;
  };

  test('the process outlives a connection that is cut while a statement waits on it', async () => {
    const locking = new Client({ connectionString: url });
    await locking.connect();
    await locking.query('begin; lock table brand');
    const writing = call('/brand', { method: 'POST', body: JSON.stringify({ description: 'Sob trava' }) });
    await until(async () => {
      const [cut] = await administer(
        `select pg_terminate_backend(pid) from pg_stat_activity where query like 'insert into "brand"%'`,
      );
      return cut?.rowCount ? true : undefined;
    });
    const answer = await writing;
    await locking.end();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    expect((await call('/brand', { method: 'POST', body: JSON.stringify({ description: 'Sob trava' }) })).status).toBe(
      201,
    );
  });

  test('a table that somebody locks holds up neither other resources nor the look whether the server is there', async () => {
    const locking = new Client({ connectionString: url });
    await locking.connect();
    await locking.query('begin; lock table product');
    let isLocked = true;
    const readers = Array.from({ length: 50 }, async (_, reader) => {
      const statuses: number[] = [];
      for (let page = 1; isLocked; page += 1) {
        const answer = await call(`/product/pagged?page=${page}&quantity=${reader + 1}`);
        statuses.push(answer.status);
        await answer.arrayBuffer();
      }
      return statuses;
    });
    let answered = 0;
    for (let page = 1; page <= 30; page += 1) {
      for (const path of [`/city/pagged?page=${page}`, '/health/ready']) {
        expect((await call(path)).status).toBe(200);
        answered += 1;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    isLocked = false;
    await locking.end();
    const statuses = await Promise.all(readers);
    expect(statuses.flat().filter((status) => ![200, 503].includes(status))).toEqual([]);
    expect(statuses.flat()).toContain(503);
    // callers waiting for the lock were refused a few times at most; all others were always answered
    expect(Math.max(...statuses.map(({ length }) => length))).toBeLessThan(answered / 4);
    expect((await call('/product/pagged')).status).toBe(200);
  });

  test(`${TERMINATIONS} connections cut under writes cost nothing that was acknowledged`, async () => {
    const { answers, lost } = await writeDuring('Cortada', async (count) => {
      const client = new Client({ connectionString: url, application_name: 'cutter' });
      await client.connect();
      for (let cut = 0; cut < TERMINATIONS; ) {
        const before = count();
        // cuts come in bursts: without a pause no write gets through where a connection takes longer to open than a cut
        for (let burst = 0; burst < 4; ) {
          const { rowCount } = await client.query(
            `select pg_terminate_backend(pid) from pg_stat_activity
             where datname = 'shop' and application_name <> 'cutter' and state <> 'idle' order by random() limit 1`,
          );
          burst += rowCount ?? 0;
          cut += rowCount ?? 0;
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
        await until(async () => (count() > before ? true : undefined));
      }
      await client.end();
    });
    expect(answers).toEqual(['201', '503 1']);
    expect(lost).toEqual([]);
    expect(await backAgain()).toBeLessThan(SOON);
  });

  test('a database closed to connections is told of with 503 and is back within a second', async () => {
    let back = 0;
    const { answers, lost } = await writeDuring('Fechada', async () => {
      await administer(
        'alter database shop with allow_connections false',
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'shop'`,
      );
      const ready = await until(async () => {
        const answer = await call('/health/ready');
        return answer.ok ? undefined : answer;
      });
      expect(ready.status).toBe(503);
      await new Promise((resolve) => setTimeout(resolve, AWAY));
      await administer('alter database shop with allow_connections true');
      back = await backAgain();
    });
    expect(answers.filter((kind) => !['201', '503 1'].includes(kind))).toEqual([]);
    expect(lost).toEqual([]);
    expect(back).toBeLessThan(SOON);
  });

  test('a PostgreSQL that crashes and starts again ends no process and loses nothing', async () => {
    let back = 0;
    const { answers, lost } = await writeDuring('Parada', async () => {
      await cluster.stop();
      expect((await call('/product/pagged?quantity=7')).status).toBe(503);
      expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
      await new Promise((resolve) => setTimeout(resolve, AWAY));
      await cluster.start();
      back = await backAgain();
    });
    expect(answers.filter((kind) => !['201', '503 1'].includes(kind))).toEqual([]);
    expect(lost).toEqual([]);
    expect(back).toBeLessThan(SOON);
    expect(server.child.exitCode).toBeNull();
  });
});
