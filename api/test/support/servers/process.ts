import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '../../../../testing/free-port.mjs';
import { until } from '../wait';

/** The API in a separate process. */
export interface ApiProcess {
  child: ChildProcess;
  url: string;
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
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill(signal);
  return ended;
}
