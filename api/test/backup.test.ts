import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { backup, restore } from '../src/backup/backup';
import { loadConfig } from '../src/base/config';
import { migrate } from '../src/db/migrate';
import { openDatabase } from '../src/db/open';
import { brand } from '../src/db/schema';
import { ENGINES } from './support/engines';

const folder = () => mkdtempSync(join(tmpdir(), 'rodovia-test-'));

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function emptyConfig(engine: string, name: string) {
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: folder() });
  if (engine !== 'postgres') return config;
  await administer(`create database ${name}`);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  return { ...config, databaseUrl: url.href };
}

describe.each(ENGINES)('backup and restore on %s', (engine) => {
  const suffix = `${process.pid}_${Date.now()}`;
  const names = [`rodovia_test_a_${suffix}`, `rodovia_test_b_${suffix}`];
  afterAll(async () => {
    if (engine === 'postgres')
      for (const name of names) await administer(`drop database if exists ${name} with (force)`);
  });

  test('records and pictures come back, into an empty place only', async () => {
    const source = await emptyConfig(engine, names[0] ?? '');
    const database = await openDatabase(source);
    await migrate(database, source);
    await database.db.insert(brand).values({ description: 'Guardada' });
    mkdirSync(join(source.filesDir, 'images'));
    writeFileSync(join(source.filesDir, 'images', 'a.webp'), 'x');
    const target = join(folder(), 'copia');
    if (engine !== 'postgres')
      await expect(backup(source, target)).rejects.toThrow('já está aberto por outro processo');
    if (engine !== 'postgres') rmSync(target, { recursive: true });
    if (engine !== 'postgres') await database.close();
    await backup(source, target);
    if (engine === 'postgres') await database.close();
    await expect(backup(source, target)).rejects.toThrow('não está vazia');

    const copy = await emptyConfig(engine, names[1] ?? '');
    await restore(copy, target);
    const restored = await openDatabase(copy);
    await migrate(restored, copy);
    const { rows } = await restored.db.execute(sql`select description from brand`);
    expect(rows).toEqual([{ description: 'Guardada' }]);
    await restored.close();
    expect(existsSync(join(copy.filesDir, 'images', 'a.webp'))).toBe(true);
    await expect(restore(copy, target)).rejects.toThrow(
      engine === 'postgres' ? 'pg_restore falhou' : 'Já existe um banco',
    );
  }, 60_000);

  test('says what is missing', async () => {
    const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: folder() });
    await expect(restore(config, folder())).rejects.toThrow('não tem um backup completo');
  });
});
