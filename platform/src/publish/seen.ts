import { checkNames } from '../store/names';
import type { ReleaseStore } from '../store/release-store';

const EVERY_MS = 3600 * 1000;

interface Seen {
  at: number;
}

/** Records, once an hour per release, that a browser requested it; instances write the same note. */
export function createSeenMarks(store: ReleaseStore) {
  const noted = new Map<string, number>();
  return async (module: string, release: string) => {
    const key = `${module}/${release}`;
    if (Date.now() - (noted.get(key) ?? 0) < EVERY_MS) return;
    noted.set(key, Date.now());
    checkNames(module, release);
    await store.writeNote(`seen/${key}.json`, { at: Date.now() } satisfies Seen);
  };
}

/** Returns when each `module/release` was last requested, in ms since 1970. */
export async function lastSeen(store: ReleaseStore): Promise<Map<string, number>> {
  const notes = await store.readNotes<Seen>('seen');
  return new Map([...notes].map(([key, { at }]) => [key.replace(/^seen\/|\.json$/g, ''), at]));
}
