import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../../../testing/free-port.mjs';

const root = path.resolve(import.meta.dirname, '../../..');

/** A module served from its sources. */
export interface DevServer {
  port: number;
  /** Resolves after the first build. */
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
    let output = '';
    const read = (text: Buffer) => {
      output += text;
      if (output.includes('compiled') && output.includes('dos fontes em')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`saiu com ${code}: ${output}`)));
  });
  // a failure is reported only to those who wait for it
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

/**
 * Copies a module's sources to a folder that a test may change, inside the repository, where its packages are found.
 */
export async function copySources(module: string, place: string): Promise<string> {
  const dir = path.join(root, '.cache/e2e/sources', place, module);
  await rm(dir, { recursive: true, force: true });
  await cp(path.join(root, module), dir, { recursive: true });
  return dir;
}
