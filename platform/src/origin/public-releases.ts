import { LRUCache } from 'lru-cache';
import { LIVE } from '../publish/channel';
import type { LiveState } from '../store/discovery';
import { liveOf } from '../store/discovery';
import { releaseName } from '../store/release';
import type { ReleaseStore } from '../store/release-store';
import { opensCookie } from './preview';

/** So long an answer stands that may become another one; as long as the live view's. */
const FRESH_MS = 1000;
const MOST_KEPT = 1000;

/** Who may have the files of a release: everybody, a browser with the preview's key, or nobody. */
export type Access = 'everybody' | 'preview' | 'nobody';

/**
 * Files of a release are for everybody once any visitor was given it; before that for browsers that have the key of its
 * preview. What was for everybody once remains so, and is never asked for again.
 */
export function createReleaseAccess(store: ReleaseStore, live: () => Promise<LiveState>) {
  const open = new Set<string>();
  const asked = new LRUCache<string, Promise<boolean>>({ max: MOST_KEPT, ttl: FRESH_MS });

  /** One question to the store for all who want to know in the next second. */
  function once(key: string, ask: () => Promise<boolean>): Promise<boolean> {
    const found = asked.get(key) ?? ask().catch(() => false);
    asked.set(key, found, { noUpdateTTL: true });
    return found;
  }

  async function isLive(module: string, release: string): Promise<boolean> {
    const state = await live().catch(() => null);
    const shown = state && liveOf(state, module);
    const records = [shown?.current, shown?.previous, shown?.canary?.record];
    return records.some((record) => record && releaseName(record) === release);
  }

  async function wasLive(module: string, release: string): Promise<boolean> {
    const pointers = await store.pointers(LIVE, module);
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
