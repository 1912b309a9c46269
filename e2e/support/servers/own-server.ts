import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../testing/free-port.mjs';
import { forgetProduct } from '../accounts';
import { test as base } from '../test';

const root = path.resolve(import.meta.dirname, '../../..');
const START_DEADLINE_MS = 300_000;

/** The store of the running product, with the releases that the run has built. */
const store = path.resolve(process.env.DATA_DIR ?? path.join(root, '.cache/e2e/data'), 'store');

/** What a running product writes to its store all the time. */
const WRITTEN_MEANWHILE = /^(notes|staging)(\/|$)/;

/** Copies the built releases to a new store. */
export const copyReleases = (to: string) =>
  cp(store, to, { recursive: true, filter: (from) => !WRITTEN_MEANWHILE.test(path.relative(store, from)) });

/** A running product for one test, whose store and database the test may break. */
export interface OwnServer {
  origin: string;
  dataDir: string;
  storeDir: string;
  /** Asks the server to stop as Ctrl+C does, once; returns its exit code. */
  stop: () => Promise<number | null>;
}

/**
 * Waits until a product that was started says that it answers.
 * @throws what it said, if it ends before or does not say so for five minutes.
 */
export function untilReady(child: ChildProcess): Promise<void> {
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

/** Starts the product on a copy of the built releases and its own database; `settings` are added to its environment. */
export async function startOwnServer(settings: Record<string, string> = {}): Promise<OwnServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rodovia-e2e-'));
  await copyReleases(path.join(dataDir, 'store'));
  const port = await freePort();
  const child = spawn(process.execPath, ['e2e/support/servers/serve.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, E2E_PREBUILT: '1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilReady(child);
  const origin = `http://localhost:${port}`;
  let ending: Promise<number | null> | undefined;
  const end = async () => {
    const code = await stopped(child);
    forgetProduct(origin);
    await rm(dataDir, { recursive: true, force: true });
    return code;
  };
  return {
    origin,
    dataDir,
    storeDir: path.join(dataDir, 'store'),
    stop: () => {
      ending ??= end();
      return ending;
    },
  };
}

interface Fixtures {
  /** Starts a product for this test alone. It ends after the test's pages, which may still load something. */
  startServer: typeof startOwnServer;
}

export const test = base.extend<Fixtures>({
  startServer: async ({ context }, use) => {
    const servers: OwnServer[] = [];
    await use(async (settings) => {
      const server = await startOwnServer(settings);
      servers.push(server);
      return server;
    });
    for (const page of context.pages()) await page.close();
    for (const server of servers) await server.stop();
  },
});
