import { execFileSync, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sized } from '../../../testing/long.mjs';
import { isInTurn } from '../../../testing/rotation.mjs';
import { liveState } from '../store/discovery';
import { openStore } from '../store/open-store';
import { fakeBuild } from '../testing/fake-build';
import { LIVE } from './decide';
import { verify } from './verify';

const root = path.resolve(__dirname, '../../..');
const killer = path.join(root, 'platform/src/testing/kill-at.mjs');

/** Steps at which this run kills the process: all in the long run, otherwise every eighth by rotation. */
const isTried = (step: number) => sized({ usual: isInTurn(step, 8), long: true });

/**
 * Runs `publish` of a built module; `killAt` kills it before that file operation.
 * @returns the exit code, null when killed.
 */
function publishInProcess(dir: string, store: string, killAt = 0): Promise<number | null> {
  const args = ['--import', killer, path.join(root, 'platform/dist/cli.mjs'), 'publish', path.basename(dir)];
  const child = spawn(process.execPath, [...args, '--built', '--no-probe', '--sha', 'abc1234', '--store', store], {
    cwd: path.dirname(dir),
    env: { ...process.env, KILL_AT: String(killAt) },
    stdio: 'ignore',
  });
  return new Promise((resolve) => child.on('close', resolve));
}

test('[MF-05] a publication killed before its steps leaves the old or the new release, whole; a second run succeeds', async () => {
  const bundling = "import('./platform/scripts/bundle.mjs').then(({ bundleServer }) => bundleServer())";
  execFileSync(process.execPath, ['-e', bundling], { cwd: root });
  const base = await mkdtemp(path.join(tmpdir(), 'rodovia-kill-'));
  const before = path.join(base, 'before');
  await mkdir(before);
  expect(await publishInProcess(await fakeBuild({ module: 'mf-a', version: '1.0.0' }), before)).toBe(0);
  const next = await fakeBuild({ module: 'mf-a', version: '2.0.0' });
  const seen = new Set<string>();
  let kills = 0;
  for (let step = 1; ; step++) {
    if (!isTried(step)) continue;
    const place = path.join(base, String(step));
    await cp(before, place, { recursive: true });
    const code = await publishInProcess(next, place, step);
    const store = openStore(place);
    const { modules } = await liveState(store, LIVE);
    seen.add(modules.get('mf-a')?.current.version ?? 'nada');
    if (code !== null) break;
    kills += 1;
    expect(await verify(store)).toEqual([]);
    if (!seen.has('2.0.0')) {
      expect(await publishInProcess(next, place)).toBe(0);
      expect((await liveState(store, LIVE)).modules.get('mf-a')?.current.version).toBe('2.0.0');
    }
    await rm(place, { recursive: true });
  }
  expect(kills).toBeGreaterThan(sized({ usual: 1, long: 10 }));
  expect([...seen]).toEqual(['1.0.0', '2.0.0']);
  console.info(`publicação morta em ${kills} passos: sempre inteira`);
});
