import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { Client } from 'pg';
import { assetPath } from '../src/base/assets';
import { openDatabase } from '../src/db/open';
import { fill } from './fill';
import { type Figure, measure } from './scenarios';

const PORT = 3999;
const SIZES = (process.env.BENCH_PRODUCTS ?? '20000,200000').split(',').map(Number);
const ENGINES = (process.env.BENCH_ENGINES ?? 'postgres,embedded').split(',') as ('postgres' | 'embedded')[];
const ADMIN_URL = process.env.BENCH_DATABASE_URL ?? `postgres://${userInfo().username}@127.0.0.1:5432/postgres`;
const DATABASE = 'rodovia_bench';

async function administer(...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: ADMIN_URL });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

async function place(engine: 'postgres' | 'embedded') {
  const dataDir = mkdtempSync(join(tmpdir(), 'rodovia-bench-'));
  if (engine === 'embedded') return { dataDir, databaseUrl: '' };
  await administer(`drop database if exists ${DATABASE} with (force)`, `create database ${DATABASE}`);
  const url = new URL(ADMIN_URL);
  url.pathname = `/${DATABASE}`;
  return { dataDir, databaseUrl: url.href };
}

async function bundleServer(): Promise<string> {
  const { bundleOptions } = await import(assetPath('bundle-options.mjs'));
  const outdir = assetPath('dist', 'bench');
  const outExtension = { '.js': '.mjs' };
  await build({ ...bundleOptions, entryPoints: ['bench/server.ts'], outdir, outExtension, splitting: true });
  return assetPath('dist', 'bench', 'server.mjs');
}

async function ready(base: string): Promise<number> {
  const start = performance.now();
  while (!(await fetch(`${base}/api/health/ready`).catch(() => undefined))?.ok) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return performance.now() - start;
}

function show({ name, value, unit, budget, isGood }: Figure): void {
  const text = unit === 'ratio' ? value.toFixed(3) : `${value.toFixed(value < 100 ? 1 : 0)} ${unit}`;
  const verdict = isGood === undefined ? '' : `${isGood ? 'ok  ' : 'MISS'} (budget ${budget})`;
  console.info(`  ${name.padEnd(44)} ${text.padStart(12)}  ${verdict}`);
}

async function run(file: string, engine: 'postgres' | 'embedded', products: number): Promise<void> {
  const { dataDir, databaseUrl } = await place(engine);
  const database = await openDatabase({ dataDir, databaseUrl: databaseUrl || undefined });
  await fill(database, products);
  await database.close();
  console.info(`\n${engine}, ${products} products`);
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: String(PORT), NODE_ENV: 'test' };
  const child = spawn(process.execPath, ['--expose-gc', file], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const base = `http://127.0.0.1:${PORT}`;
  const start = await ready(base);
  show({ name: 'start, warm', value: start, unit: 'ms', budget: 1000, isGood: start <= 1000 });
  for (const figure of await measure({ base, child, engine, products })) show(figure);
  child.kill('SIGTERM');
  await once(child, 'exit');
  rmSync(dataDir, { recursive: true });
}

const file = await bundleServer();
for (const products of SIZES) for (const engine of ENGINES) await run(file, engine, products);
if (ENGINES.includes('postgres')) await administer(`drop database if exists ${DATABASE} with (force)`);
