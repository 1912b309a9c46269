import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { until } from './wait';

/** The API in a process of its own. */
export interface ApiProcess {
  child: ChildProcess;
  url: string;
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Starts a bundled server and waits until it is ready. */
export async function startProcess(file: string, env: Record<string, string>): Promise<ApiProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'silent', HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr?.on('data', (text) => {
    complaint += text;
  });
  const url = `http://127.0.0.1:${port}/api`;
  await until(async () => {
    if (child.exitCode !== null) throw new Error(complaint);
    const ready = await fetch(`${url}/health/ready`).catch(() => undefined);
    return ready?.ok ? true : undefined;
  }, 30_000);
  return { child, url };
}

/** Ends a process and waits until it is gone. */
export async function endProcess({ child }: ApiProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill(signal);
  return gone;
}
