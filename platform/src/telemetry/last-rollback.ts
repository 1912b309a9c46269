import { eachOf, type ReleaseStore } from '../store/release-store';

/** A canary that the platform has taken back. */
export interface AutomaticRollback {
  module: string;
  release: string;
  /** ISO 8601. */
  at: string;
}

/** Returns the latest one of a module; the canary is in the previous step. */
async function latestOf(store: ReleaseStore, module: string): Promise<AutomaticRollback[]> {
  const pointers = await store.pointers(store.channel, module);
  const last = pointers.findLastIndex(({ action }) => action === 'take-back');
  const pointer = pointers[last];
  if (!pointer) return [];
  const release = pointers.slice(0, last).findLast(({ canary }) => canary)?.canary?.release ?? '';
  return [{ module, release, at: pointer.at }];
}

/**
 * Returns the last canary taken back of each module from the store's history, so that it is the same on all instances
 * and after a restart.
 */
export async function lastAutomaticRollback(store: ReleaseStore): Promise<AutomaticRollback[]> {
  return (await eachOf(await store.modulesIn(store.channel), (module) => latestOf(store, module))).flat();
}
