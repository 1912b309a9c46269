import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const HEAP_MB = 256;
/** All that the process may hold, its heap included. */
const MEMORY_KB = 512 * 1024;
/** Seconds that it may work in all: one that hangs and whose server was killed ends some time. */
const CPU_S = 3600;

/** What releases before Node 23.5 call the limits of a process. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/**
 * Starts the process that draws: it may read its own code and nothing else, begin nothing, and has no environment. What
 * it holds beside its heap is limited by the shell that starts it.
 */
export function startProcess(file: URL): ChildProcess {
  const code = fileURLToPath(file);
  const options = [
    PERMISSION,
    `--allow-fs-read=${path.join(path.dirname(code), '*')}`,
    '--disallow-code-generation-from-strings',
    `--max-old-space-size=${HEAP_MB}`,
    '--no-warnings',
  ];
  const limited = `ulimit -d ${MEMORY_KB}; ulimit -t ${CPU_S}; exec "$0" "$@"`;
  return spawn('/bin/sh', ['-c', limited, process.execPath, ...options, code], {
    env: {},
    cwd: path.dirname(code),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}
