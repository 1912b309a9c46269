import { randomBytes } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '../../store/open-store';
import type { ReleaseStore } from '../../store/release-store';
import { fakeBuild, fakeShell } from '../../testing/fake-build';
import { publish } from '../publish';

/** Returns a script of the given size, three quarters of which remain after compression. */
const scriptOf = (bytes: number) => `/* ${randomBytes(Math.ceil((bytes * 3) / 4)).toString('base64')} */`;

describe('[MF-05] the gate holds a module to its budgets', () => {
  let store: ReleaseStore;
  beforeEach(async () => {
    store = openStore(await mkdtemp(path.join(tmpdir(), 'rodovia-sizes-')));
  });
  const put = (dir: string) =>
    publish(store, { dirs: [dir], sha: () => 'abc1234', by: 'equipe', why: 'teste', commit: 'abc1234' });
  const lazy = async (module: string, bytes: number) => {
    const dir = await fakeBuild({ module, version: '1.0.0' });
    await writeFile(path.join(dir, 'dist/200.js'), scriptOf(bytes));
    return dir;
  };

  test('what is loaded first', async () => {
    const build = await fakeBuild({ module: 'mf-a', version: '1.0.0', script: scriptOf(20_000) });
    await expect(put(build)).rejects.toThrow(
      /mf-a 1\.0\.0: os scripts da primeira carga têm 1[4-9],\d kB; o limite é de 12 kB\./,
    );
    expect(await store.releasesOf('mf-a')).toEqual([]);
  });

  test('everything together, for a module with a budget of its own by that', async () => {
    await expect(put(await lazy('mf-a', 50_000))).rejects.toThrow(
      /mf-a 1\.0\.0: todos os scripts juntos têm \d\d(,\d)? kB; o limite é de 30 kB\./,
    );
    await put(await lazy('mf-dashboard', 50_000));
  });

  test('a shell by what it begins with alone', async () => {
    const shell = await fakeShell('1.0.0', {});
    await writeFile(path.join(shell, 'dist/300.js'), scriptOf(200_000));
    await put(shell);
    const heavy = await fakeShell('1.1.0', {});
    await writeFile(path.join(heavy, 'dist/100.js'), scriptOf(200_000));
    await expect(put(heavy)).rejects.toThrow('o limite é de 100 kB.');
  });
});
