import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { backup, restore, settingsOf } from '../../src/backup/backup';
import { bringReleases, checkNoReleases, saveReleases } from '../../src/backup/releases';
import { Bucket } from '../../src/base/bucket';
import { loadConfig } from '../../src/base/config';
import { migrate } from '../../src/db/migrate';
import { openDatabase } from '../../src/db/open';
import { brand } from '../../src/db/schema';
import { administer, ENGINES } from '../support/engines';

/** In-memory buckets of this test, by host. */
const stores = new Map<string, { address: string; objects: Map<string, Buffer> }>();
const objectsOf = (bucket: Bucket) => stores.get(new URL(bucket.place).hostname)?.objects ?? new Map<string, Buffer>();

beforeAll(() => {
  jest.spyOn(Bucket.prototype, 'ensure').mockImplementation(async () => undefined);
  jest.spyOn(Bucket.prototype, 'list').mockImplementation(async function (this: Bucket, prefix) {
    return [...objectsOf(this).keys()].filter((key) => key.startsWith(prefix));
  });
  jest.spyOn(Bucket.prototype, 'get').mockImplementation(async function (this: Bucket, key) {
    return objectsOf(this).get(key) ?? null;
  });
  jest.spyOn(Bucket.prototype, 'create').mockImplementation(async function (this: Bucket, key, content) {
    if (objectsOf(this).has(key)) return false;
    objectsOf(this).set(key, content);
    return true;
  });
});

const folder = () => mkdtempSync(join(tmpdir(), 'rodovia-test-'));

async function emptyConfig(engine: string, name: string) {
  const config = settingsOf(loadConfig({ NODE_ENV: 'test', DATA_DIR: folder() }), {});
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
    const files = { 'mf/mf-a/1.0.0-abc1234/release.json': '{"a":1}', 'decisions/live/1.json': '{"b":2}' };
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(join(source.store, dirname(file)), { recursive: true });
      writeFileSync(join(source.store, file), text);
    }
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
    for (const [file, text] of Object.entries(files)) expect(readFileSync(join(copy.store, file), 'utf8')).toBe(text);
    await expect(restore(copy, target)).rejects.toThrow(
      engine === 'postgres'
        ? /^O banco de dados \w+ já tem tabelas; restaure em um banco vazio\.$/
        : 'Já existe um banco',
    );
  });

  test('says what is missing', async () => {
    const config = settingsOf(loadConfig({ NODE_ENV: 'test', DATA_DIR: folder() }), {});
    await expect(restore(config, folder())).rejects.toThrow('não tem um backup completo');
  });
});

test('a database that cannot be read is no backup', async () => {
  const config = { ...(await emptyConfig('pglite', '')), databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing' };
  const target = join(folder(), 'copia');
  await expect(backup(config, target)).rejects.toThrow(/^O pg_dump falhou: .+/);
  await expect(restore(config, target)).rejects.toThrow('não tem um backup completo');
});

describe('a backup that has to go somewhere', () => {
  let target: string;
  beforeAll(async () => {
    const source = await emptyConfig('pglite', '');
    const database = await openDatabase(source);
    await migrate(database, source);
    await database.close();
    target = join(folder(), 'copia');
    await backup(source, target);
  });

  test.each([
    ['releases', 'store/channels/live', 'Já existem versões publicadas em'],
    ['pictures', 'files/images/a.webp', 'Já existem arquivos em'],
    ['mails', 'files/mail/a.eml', 'Já existem arquivos em'],
  ])('comes into no place that has %s, and then brings nothing back at all', async (_, there, sentence) => {
    const dataDir = folder();
    const full = {
      ...(await emptyConfig('pglite', '')),
      dataDir,
      filesDir: join(dataDir, 'files'),
      store: join(dataDir, 'store'),
    };
    mkdirSync(join(dataDir, there), { recursive: true });
    await expect(restore(full, target)).rejects.toThrow(sentence);
    expect(existsSync(join(dataDir, 'db'))).toBe(false);
  });

  test('comes into no database of the other kind', async () => {
    const other = { ...(await emptyConfig('pglite', '')), databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing' };
    await expect(restore(other, target)).rejects.toThrow(
      "O backup é do banco 'embedded', e não do que está configurado.",
    );
  });
});

test('releases of a bucket are saved from it, and brought into an empty one', async () => {
  const [first, second] = [new Map<string, Buffer>(), new Map<string, Buffer>()];
  for (const [address, objects] of [
    ['https://chave:segredo@um.example/versoes', first],
    ['https://chave:segredo@dois.example/versoes', second],
  ] as const)
    stores.set(new URL(address).hostname, { address, objects });
  first.set('mf/mf-a/1.0.0-abc1234/main.js', Buffer.from([0, 255]));
  first.set('decisions/live/1.json', Buffer.from('{}'));
  first.set('other/x', Buffer.from('x'));
  const target = folder();
  const [read, written] = [Bucket.prototype.get, Bucket.prototype.create].map((one) => jest.mocked(one).mock.calls);
  await saveReleases(stores.get('um.example')?.address ?? '', target);
  await bringReleases(target, stores.get('dois.example')?.address ?? '');
  first.delete('other/x');
  expect(second).toEqual(first);
  // everything that a decision refers to exists, even after an interruption
  expect(read?.map(([key]) => key)).toEqual(['decisions/live/1.json', 'mf/mf-a/1.0.0-abc1234/main.js']);
  expect(written?.map(([key]) => key)).toEqual(['mf/mf-a/1.0.0-abc1234/main.js', 'decisions/live/1.json']);
  await expect(checkNoReleases(stores.get('dois.example')?.address ?? '')).rejects.toThrow(
    'Já existem versões publicadas em https://dois.example/versoes;',
  );
});
