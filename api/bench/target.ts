import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { Client } from 'pg';

export type Engine = 'postgres' | 'embedded';

const ADMIN_URL = process.env.BENCH_DATABASE_URL ?? `postgres://${userInfo().username}@127.0.0.1:5432/postgres`;
const DATABASE = 'rodovia_bench';

async function administer(...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: ADMIN_URL });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

export const dropDatabase = () => administer(`drop database if exists ${DATABASE} with (force)`);

/** Returns an empty place for a database of an engine. */
export async function freshPlace(engine: Engine): Promise<{ dataDir: string; databaseUrl: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rodovia-bench-'));
  if (engine === 'embedded') return { dataDir, databaseUrl: '' };
  await dropDatabase();
  await administer(`create database ${DATABASE}`);
  const url = new URL(ADMIN_URL);
  url.pathname = `/${DATABASE}`;
  return { dataDir, databaseUrl: url.href };
}

/**
 * Bundles the measured server of an API folder.
 * @returns its file.
 */
export async function bundleServer(apiFolder: string): Promise<string> {
  const { bundleOptions } = await import(join(apiFolder, 'bundle-options.mjs'));
  const outdir = join(apiFolder, 'dist', 'bench');
  const outExtension = { '.js': '.mjs' };
  await import(join(apiFolder, 'build.mjs'));
  await build({ ...bundleOptions, entryPoints: ['bench/server.ts'], outdir, outExtension, splitting: true });
  return join(outdir, 'server.mjs');
}

/** A server in a process of its own. */
export interface RunningServer {
  base: string;
  child: ChildProcess;
  /** Time until it answered, in ms. */
  started: number;
  stop(): Promise<unknown>;
}

/** Starts a bundled server and waits until it answers. */
export async function startServer(
  file: string,
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string },
  port: number,
  settings: Record<string, string> = {},
): Promise<RunningServer> {
  const env = {
    ...process.env,
    ...settings,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    NODE_ENV: 'test',
  };
  const child = spawn(process.execPath, ['--expose-gc', file], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const base = `http://127.0.0.1:${port}`;
  const start = performance.now();
  while (!(await fetch(`${base}/api/health/ready`).catch(() => undefined))?.ok) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const stop = () => {
    child.kill('SIGTERM');
    return once(child, 'exit');
  };
  return { base, child, started: performance.now() - start, stop };
}
