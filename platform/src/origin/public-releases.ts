import { LRUCache } from 'lru-cache';
import type { LiveState } from '../store/discovery';
import { liveOf } from '../store/discovery';
import { releaseName } from '../store/release';
import type { ReleaseStore } from '../store/release-store';
import { opensCookie } from './preview/preview';

/** Cache time in ms of answers that can change, the same as the live view's. */
const FRESH_MS = 1000;
const MAX_CACHED = 1000;

/** Who may load the files of a release. */
export type Access = 'everybody' | 'preview' | 'nobody';

/**
 * Decides who may load release files: everybody once any visitor was given the release; before, browsers with its
 * preview key. A public release stays public and is not checked again.
 */
export function createReleaseAccess(store: ReleaseStore, live: () => Promise<LiveState>) {
  const open = new Set<string>();
  const answers = new LRUCache<string, Promise<boolean>>({ max: MAX_CACHED, ttl: FRESH_MS });

  /** Shares one question to the store for a second. */
  function once(key: string, ask: () => Promise<boolean>): Promise<boolean> {
    const found = answers.get(key) ?? ask().catch(() => false);
    answers.set(key, found, { noUpdateTTL: true });
    return found;
  }

  async function isLive(module: string, release: string): Promise<boolean> {
    const state = await live().catch(() => null);
    const shown = state && liveOf(state, module);
    const records = [shown?.current, shown?.previous, shown?.canary?.record];
    return records.some((record) => record && releaseName(record) === release);
  }

  async function wasLive(module: string, release: string): Promise<boolean> {
    const pointers = await store.pointers(store.channel, module);
    return pointers.some((pointer) => pointer.release === release || pointer.canary?.release === release);
  }

  return async (module: string, release: string, cookie = ''): Promise<Access> => {
    const key = `${module}/${release}`;
    if (open.has(key)) return 'everybody';
    if ((await isLive(module, release)) || (await once(key, () => wasLive(module, release)))) {
      open.add(key);
      return 'everybody';
    }
    const isOwn = cookie.startsWith(`${module}@${release}@`);
    return isOwn && (await once(cookie, () => opensCookie(store, cookie))) ? 'preview' : 'nobody';
  };
}
