import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folder of the release of a module that is live in a store. */
export function liveFolder(store, module) {
  const channel = path.join(store, 'channels/live', module);
  const newest = readdirSync(channel)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .at(-1);
  const { release } = JSON.parse(readFileSync(path.join(channel, newest), 'utf8'));
  return path.join(store, 'mf', module, release);
}
