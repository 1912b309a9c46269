import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const HEAP_MB = 256;
/** Memory limit of the process in KiB, including its heap. */
const MEMORY_KB = 512 * 1024;
/** Processor time limit in seconds: a hanging process whose server was killed ends eventually. */
const CPU_S = 3600;

/** Name of the permission flag, which differs before Node 23.5. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/**
 * Starts the rendering process: it can read its own code and nothing else, start nothing, and has no environment. Its
 * memory besides the heap is limited by the shell that starts it.
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
