import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../testing/free-port.mjs';

const DEBIAN = '/usr/lib/postgresql';

/** Returns the newest PostgreSQL binary of a Debian machine; elsewhere the one in the path. */
function binary(name: string): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((version) => join(DEBIAN, version, 'bin', name)).find((file) => existsSync(file));
  return found ?? name;
}

/** Returns the user for PostgreSQL, which does not run as root. */
function identity(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** A PostgreSQL server for one test, which can be stopped and started. */
export interface Cluster {
  url: string;
  start(): Promise<void>;
  /** Stops it immediately, like a crash. */
  stop(): Promise<void>;
  remove(): Promise<void>;
}

export async function openCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'rodovia-cluster-'));
  const owner = identity();
  if (owner.uid && owner.gid) chownSync(folder, owner.uid, owner.gid);
  const port = await freePort();
  const run = (name: string, ...args: string[]) =>
    new Promise<void>((resolve, reject) => {
      const child = spawn(binary(name), args, { ...owner, cwd: folder, stdio: 'ignore' });
      child.once('error', reject);
      child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${name} ended with ${code}`))));
    });
  await run('initdb', '-D', folder, '-U', 'rodovia', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`;
  const control = (...args: string[]) => run('pg_ctl', '-D', folder, '-w', ...args);
  const start = () => control('-o', options, '-l', join(folder, 'log'), 'start');
  const stop = () => control('-m', 'immediate', 'stop');
  await start();
  return {
    url: `postgres://rodovia@127.0.0.1:${port}/postgres`,
    start,
    stop,
    remove: async () => {
      await stop().catch(() => undefined);
      rmSync(folder, { recursive: true });
    },
  };
}
