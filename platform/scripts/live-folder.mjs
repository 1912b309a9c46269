import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a store says is live of a module: `{ release, canary }`, or null where it was never published. */
export function livePointer(store, module) {
  const channel = path.join(store, 'channels/live', module);
  const names = existsSync(channel) ? readdirSync(channel) : [];
  const newest = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .at(-1);
  return newest ? JSON.parse(readFileSync(path.join(channel, newest), 'utf8')) : null;
}

/** Folder of the release of a module that is live in a store. */
export const liveFolder = (store, module) => path.join(store, 'mf', module, livePointer(store, module).release);
