import { releaseBefore } from '../store/discovery';
import type { ReleaseStore } from '../store/release-store';
import { LIVE } from './channel';
import { lastSeen } from './seen';

export interface Collectable {
  module: string;
  release: string;
  /** Why it stays, or null where it may go. */
  kept: string | null;
}

const DAY_MS = 24 * 3600 * 1000;

/**
 * Every release with the reason to keep it: live, canary, the one to fall back on, or seen by a browser in the last
 * `days`. A tab that was opened long ago still loads its lazy pages from the release it started with.
 */
export async function collectable(store: ReleaseStore, days: number, now = Date.now()): Promise<Collectable[]> {
  const seen = await lastSeen(store);
  const all: Collectable[] = [];
  for (const module of await store.modulesIn(LIVE)) {
    const pointers = await store.pointers(LIVE, module);
    const pointer = pointers.at(-1);
    const before = await releaseBefore(store, module, pointers);
    const reasonFor = (release: string) => {
      if (release === pointer?.release) return 'no ar';
      if (release === pointer?.canary?.release) return 'canário';
      if (release === before) return 'retorno';
      return now - (seen.get(`${module}/${release}`) ?? 0) < days * DAY_MS ? 'vista há pouco' : null;
    };
    for (const release of (await store.releasesOf(module)).sort())
      all.push({ module, release, kept: reasonFor(release) });
  }
  return all;
}

/** Removes one release. @throws where there is a reason to keep it. */
export async function collect(store: ReleaseStore, module: string, release: string, days: number) {
  const found = (await collectable(store, days)).find((one) => one.module === module && one.release === release);
  if (!found) throw new Error(`${module} ${release} não existe.`);
  if (found.kept) throw new Error(`${module} ${release} fica: ${found.kept}.`);
  await store.removeRelease(module, release);
}
