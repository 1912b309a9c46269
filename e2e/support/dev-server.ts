import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from './own-server';

const root = path.resolve(import.meta.dirname, '../..');

/** A module that is served from its sources. */
export interface DevServer {
  port: number;
  /** Resolves with the first build. */
  built: Promise<void>;
  stop: () => Promise<void>;
}

/** Serves the module in `dir` from its sources, and everything else from `shellUrl`. */
export async function startDevServer(dir: string, shellUrl: string): Promise<DevServer> {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(root, 'platform/scripts/dev.mjs')], {
    cwd: dir,
    env: { ...process.env, SHELL_URL: shellUrl, DEV_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const built = new Promise<void>((resolve, reject) => {
    let said = '';
    const read = (text: Buffer) => {
      said += text;
      if (said.includes('compiled') && said.includes('dos fontes em')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`saiu com ${code}: ${said}`)));
  });
  // who does not wait for it is not told
  built.catch(() => undefined);
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGINT');
      await once(child, 'exit');
    }
    await rm(path.join(root, '.cache/dev', `${path.basename(dir)}-${port}`), { recursive: true, force: true });
  };
  return { port, built, stop };
}

/** A copy of a module's sources that a test may write into, below the repository, where its packages are found. */
export async function copySources(module: string, place: string): Promise<string> {
  const dir = path.join(root, '.cache/e2e/sources', place, module);
  await rm(dir, { recursive: true, force: true });
  await cp(path.join(root, module), dir, { recursive: true });
  return dir;
}
