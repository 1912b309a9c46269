import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../testing/free-port.mjs';
import { copyReleases, untilReady } from '../support/servers/own-server';
import { expect, test } from '../support/test';

const root = path.resolve(import.meta.dirname, '../..');

test('a first start that is killed while its database is made leaves none; the next one makes it whole', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rodovia-start-'));
  await copyReleases(path.join(dataDir, 'store'));
  const port = await freePort();
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), DATABASE_URL: '', NODE_ENV: 'development' };
  /** Starts it in its own process group, as a terminal does. */
  const begin = () => {
    const child = spawn(process.execPath, ['platform/scripts/start.mjs'], { cwd: root, env, detached: true });
    const exit = once(child, 'exit');
    const end = async (signal: 'SIGINT' | 'SIGKILL') => {
      process.kill(-Number(child.pid), signal);
      await exit;
    };
    return { child, end };
  };
  const first = begin();
  await expect.poll(() => existsSync(path.join(dataDir, 'db-unfinished'))).toBe(true);
  await first.end('SIGKILL');
  expect(await readdir(dataDir)).not.toContain('db');
  const second = begin();
  await untilReady(second.child);
  const products = await fetch(`http://127.0.0.1:${port}/api/product/pagged?quantity=1`);
  expect(await products.json()).toMatchObject({ Results: [{}] });
  expect(await readdir(dataDir)).not.toContain('db-unfinished');
  await second.end('SIGINT');
  await rm(dataDir, { recursive: true });
});
