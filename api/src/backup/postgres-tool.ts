import { spawn } from 'node:child_process';

/**
 * Runs one of PostgreSQL's tools.
 * @throws with one pt-BR sentence.
 */
export function runPostgresTool(tool: 'pg_dump' | 'pg_restore', args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(tool, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let complaint = '';
    child.stderr.on('data', (text) => {
      complaint += text;
    });
    child.once('error', () =>
      reject(new Error(`O programa ${tool} não foi encontrado; instale o cliente do PostgreSQL.`)),
    );
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`O ${tool} falhou: ${complaint.trim().split('\n').at(-1)}`));
    });
  });
}
