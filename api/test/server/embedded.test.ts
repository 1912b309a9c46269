import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { lockDataFolder } from '../../src/db/embedded/data-folder-lock';
import { openDatabase } from '../../src/db/open';

const folder = () => mkdtempSync(join(tmpdir(), 'rodovia-test-'));

describe('the embedded database', () => {
  test('a statement of somebody else never joins an open transaction', async () => {
    const { db, close } = await openDatabase({ dataDir: 'memory://' });
    await db.execute(sql`create table sample (value int)`);
    const failing = db.transaction(async (tx) => {
      await tx.execute(sql`insert into sample values (1)`);
      await new Promise((resolve) => setTimeout(resolve, 50));
      throw new Error('changed my mind');
    });
    const outside = db.execute(sql`insert into sample values (2)`);
    await expect(failing).rejects.toThrow('changed my mind');
    await outside;
    const { rows } = await db.execute(sql`select value from sample`);
    expect(rows).toEqual([{ value: 2 }]);
    await close();
  });

  test('keeps what was written, and a second opening of the folder is refused while the first lasts', async () => {
    const dataDir = folder();
    const first = await openDatabase({ dataDir });
    await first.db.execute(sql`create table sample as select 7 as value`);
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      `O banco de dados em ${dataDir} já está aberto por outro processo.`,
    );
    await first.close();
    const second = await openDatabase({ dataDir });
    expect((await second.db.execute(sql`select value from sample`)).rows).toEqual([{ value: 7 }]);
    await second.close();
    rmSync(dataDir, { recursive: true });
  });
});

describe('the lock of a data folder', () => {
  test('of many that start at once never two go on', async () => {
    const path = folder();
    const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(path)));
    const releases = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []));
    expect(releases.length).toBeLessThanOrEqual(1);
    for (const release of releases) release();
    (await lockDataFolder(path))();
  });

  test('does not outlive a killed owner', async () => {
    const path = folder();
    const script = `require('net').createServer().listen(${JSON.stringify(join(path, 'lock-dead.sock'))}, () => console.log('up'))`;
    const owner = spawn(process.execPath, ['-e', script]);
    await new Promise((resolve) => owner.stdout.once('data', resolve));
    await expect(lockDataFolder(path)).rejects.toThrow('já está aberto');
    const ended = new Promise((resolve) => owner.once('exit', resolve));
    owner.kill('SIGKILL');
    await ended;
    (await lockDataFolder(path))();
  });

  test('works in a folder too long for a socket address', async () => {
    const path = join(folder(), 'x'.repeat(120));
    const { mkdirSync } = await import('node:fs');
    mkdirSync(path);
    const release = await lockDataFolder(path);
    await expect(lockDataFolder(path)).rejects.toThrow('já está aberto');
    release();
  });
});
