// Preloaded into a process (`node --import`): kills it just before its KILL_AT-th file operation.
import { createRequire, syncBuiltinESMExports } from 'node:module';

const fs = createRequire(import.meta.url)('node:fs/promises');
const STEPS = ['mkdir', 'cp', 'writeFile', 'open', 'rename', 'link', 'unlink', 'rm'];
const limit = Number(process.env.KILL_AT);
let step = 0;

for (const name of STEPS) {
  const original = fs[name];
  fs[name] = (...args) => {
    step += 1;
    if (step === limit) process.kill(process.pid, 'SIGKILL');
    return original(...args);
  };
}
syncBuiltinESMExports();
