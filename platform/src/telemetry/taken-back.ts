import { LIVE } from '../publish/channel';
import { eachOf, type ReleaseStore } from '../store/release-store';

/** A canary that the platform has taken back. */
export interface TakenBack {
  module: string;
  release: string;
  /** ISO 8601. */
  at: string;
}

/** The latest of a module; the canary is the one of the step before. */
async function latestOf(store: ReleaseStore, module: string): Promise<TakenBack[]> {
  const pointers = await store.pointers(LIVE, module);
  const last = pointers.findLastIndex(({ action }) => action === 'take-back');
  const pointer = pointers[last];
  if (!pointer) return [];
  const release = pointers.slice(0, last).findLast(({ canary }) => canary)?.canary?.release ?? '';
  return [{ module, release, at: pointer.at }];
}

/**
 * What was taken back last of every module, as the store's history has it: the same on every instance, and after a
 * restart.
 */
export async function lastTakenBack(store: ReleaseStore): Promise<TakenBack[]> {
  return (await eachOf(await store.modulesIn(LIVE), (module) => latestOf(store, module))).flat();
}
