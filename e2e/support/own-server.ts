import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { forgetProduct } from './accounts';

const root = path.resolve(import.meta.dirname, '../..');
const START_DEADLINE_MS = 120_000;

/** A running product of a test's own, whose store and database the test may break. */
export interface OwnServer {
  origin: string;
  dataDir: string;
  storeDir: string;
  /** Asks the server to stop as Ctrl+C does, and answers its exit code. */
  stop: () => Promise<number | null>;
}

/** A port that nothing listens on. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('sem porta')),
      );
    });
  });

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`não iniciou: ${output}`)), START_DEADLINE_MS);
    const read = (text: Buffer) => {
      output += text;
      if (!output.includes('Rodovia em http')) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`saiu com ${code}: ${output}`)));
  });
}

const stopped = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.kill('SIGINT');
  });

/** Starts the product on a copy of the built releases and a database of its own; `settings` go into its environment. */
export async function startOwnServer(settings: Record<string, string> = {}): Promise<OwnServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rodovia-e2e-'));
  const built = path.resolve(process.env.DATA_DIR ?? path.join(root, '.cache/e2e/data'));
  await cp(path.join(built, 'store'), path.join(dataDir, 'store'), { recursive: true });
  const port = await freePort();
  const child = spawn(process.execPath, ['e2e/support/serve.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, E2E_PREBUILT: '1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilReady(child);
  const origin = `http://localhost:${port}`;
  return {
    origin,
    dataDir,
    storeDir: path.join(dataDir, 'store'),
    stop: async () => {
      const code = await stopped(child);
      forgetProduct(origin);
      await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}
