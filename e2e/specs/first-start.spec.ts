import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../testing/free-port.mjs';
import { builtReleases } from '../support/servers/own-server';
import { expect, test } from '../support/test';

const root = path.resolve(import.meta.dirname, '../..');

test('a first start that is killed while its database is made leaves none; the next one makes it whole', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rodovia-start-'));
  await cp(builtReleases, path.join(dataDir, 'store'), { recursive: true });
  const port = await freePort();
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), DATABASE_URL: '', NODE_ENV: 'development' };
  /** Starts it in its own process group, as a terminal does. Returns a function that ends the group. */
  const begin = () => {
    const child = spawn(process.execPath, ['platform/scripts/start.mjs'], { cwd: root, env, detached: true });
    const exit = once(child, 'exit');
    return async (signal: 'SIGINT' | 'SIGKILL') => {
      process.kill(-Number(child.pid), signal);
      await exit;
    };
  };
  const endFirst = begin();
  await expect.poll(() => existsSync(path.join(dataDir, 'db-unfinished'))).toBe(true);
  await endFirst('SIGKILL');
  expect(await readdir(dataDir)).not.toContain('db');
  const endSecond = begin();
  const products = () =>
    fetch(`http://127.0.0.1:${port}/api/product/pagged?quantity=1`).then(
      (answer) => answer.json(),
      () => null,
    );
  await expect.poll(products).toMatchObject({ Results: [{}] });
  expect(await readdir(dataDir)).not.toContain('db-unfinished');
  await endSecond('SIGINT');
  await rm(dataDir, { recursive: true });
});
