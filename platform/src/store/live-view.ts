import { type LiveState, liveState, type OnUnreadable, SHELL } from './discovery';
import type { ReleaseStore } from './release-store';

/** So long the projection is not asked for anew. */
const FRESH_MS = 1000;
/** So long since its last good answer it is served while the store is asked behind it. */
const STALE_MS = 3000;
/** So long pages wait for a store that is slow, before they take what was last known. */
const PATIENCE_MS = 1000;

/**
 * Keeps the projection of a channel, so that serving a page seldom waits for the store. A store that does not answer,
 * or answers late, changes nothing: the last good projection goes on. A module that cannot be read keeps what was last
 * good of it and takes nobody else down. Of failures `report` is told.
 */
export function createLiveView(
  store: ReleaseStore,
  channel: string,
  report: (error: unknown) => void = () => undefined,
): () => Promise<LiveState> {
  let asked = 0;
  let asking: Promise<LiveState> | null = null;
  let lastGood: { state: LiveState; since: number } | null = null;

  const keepLast: OnUnreadable = (module, error) => {
    const known = module === SHELL ? lastGood?.state.shell : lastGood?.state.modules.get(module);
    if (module === SHELL && !known) throw error;
    report(new Error(`${module} não pode ser lido`, { cause: error }));
    return known ?? null;
  };

  async function ask(since: number): Promise<LiveState> {
    try {
      const state = await liveState(store, channel, keepLast);
      lastGood = { state, since };
      return state;
    } catch (error) {
      if (!lastGood) throw error;
      report(error);
      return lastGood.state;
    } finally {
      asking = null;
    }
  }

  return async () => {
    const now = Date.now();
    if (!asking && (!lastGood || now - asked > FRESH_MS)) {
      asked = now;
      asking = ask(now);
    }
    if (!lastGood) return asking as Promise<LiveState>;
    const { state, since } = lastGood;
    const patience = asked + PATIENCE_MS - now;
    if (!asking || now - since <= STALE_MS || patience <= 0) return state;
    const known = new Promise<LiveState>((resolve) => setTimeout(resolve, patience, state).unref());
    return Promise.race([asking, known]);
  };
}
