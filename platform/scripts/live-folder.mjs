import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Returns whether the decision that a pointer belongs to was taken. */
function counts(store, module, name, { decision }) {
  if (decision === undefined) return true;
  const file = path.join(store, 'decisions/live', `${String(decision).padStart(8, '0')}.json`);
  const named = existsSync(file) ? readJson(file).pointers : [];
  return named.some((one) => one.module === module && one.seq === Number.parseInt(name, 10));
}

/** Returns the live pointer of a module in a store: `{ release, canary }`, or null if it was never published. */
export function livePointer(store, module) {
  const channel = path.join(store, 'channels/live', module);
  const names = existsSync(channel) ? readdirSync(channel).filter((name) => /^\d+\.json$/.test(name)) : [];
  for (const name of names.sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))) {
    const pointer = readJson(path.join(channel, name));
    if (counts(store, module, name, pointer)) return pointer;
  }
  return null;
}

/** Returns the folder of a module's live release in a store. */
export const liveFolder = (store, module) => path.join(store, 'mf', module, livePointer(store, module).release);
