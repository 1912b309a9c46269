import { type LiveState, liveState, type OnUnreadable, SHELL } from './discovery';
import type { LiveCopy } from './live-copy';
import type { ReleaseStore } from './release-store';

/** So long the projection is not asked for anew. */
const FRESH_MS = 1000;
/** So long since its last good answer it is served while the store is asked behind it. */
const STALE_MS = 3000;
/** So long pages wait for a store that is slow, before they take what was last known. */
const PATIENCE_MS = 1000;

/** The other one's answer where the first does not come in `ms`; both may fail. */
function orAfter<T>(ms: number, first: Promise<T>, other: () => T | Promise<T>): Promise<T> {
  const late = new Promise<T>((resolve, reject) => {
    setTimeout(() => Promise.resolve().then(other).then(resolve, reject), ms).unref();
  });
  return Promise.race([first, late]);
}

export interface LiveViewOptions {
  /** Is told of failures. */
  report?: (error: unknown) => void;
  /** What was last good before this process began. */
  copy?: LiveCopy;
}

/**
 * Keeps the projection of a channel, so that serving a page seldom waits for the store. A store that does not answer,
 * or answers late, changes nothing: the last good projection goes on, of an earlier process too. A module that cannot be
 * read keeps what was last good of it and takes nobody else down.
 */
export function createLiveView(
  store: ReleaseStore,
  channel: string,
  { report = () => undefined, copy }: LiveViewOptions = {},
): () => Promise<LiveState> {
  let asked = 0;
  let asking: Promise<LiveState> | null = null;
  let lastGood: { state: LiveState; since: number } | null = null;
  const told = new Set<string>();

  const keepLast: OnUnreadable = (module, error) => {
    const known = module === SHELL ? lastGood?.state.shell : lastGood?.state.modules.get(module);
    if (module === SHELL && !known) throw error;
    report(new Error(`${module} não pode ser lido`, { cause: error }));
    return known ?? null;
  };

  /** That an earlier release stands in is told once. */
  function tellProblems({ shell, modules }: LiveState) {
    for (const problem of [shell, ...modules.values()].flatMap((live) => live?.problems ?? [])) {
      if (!told.has(problem)) report(new Error(problem));
      told.add(problem);
    }
  }

  async function ask(since: number): Promise<LiveState> {
    try {
      const state = await liveState(store, channel, keepLast);
      lastGood = { state, since };
      tellProblems(state);
      await copy?.save(state).catch(report);
      return state;
    } catch (error) {
      const known = lastGood ?? (await fromCopy());
      if (!known) throw error;
      report(error);
      return known.state;
    } finally {
      asking = null;
    }
  }

  /** What an earlier process served; it counts until the store answers. */
  async function fromCopy() {
    const state = (await copy?.load().catch(report)) ?? null;
    if (state) lastGood ??= { state, since: 0 };
    return lastGood;
  }

  /** The first answer of this process: the store's, or what an earlier process served where it does not come. */
  const first = (answer: Promise<LiveState>) =>
    orAfter(PATIENCE_MS, answer, async () => (await fromCopy())?.state ?? answer);

  return async () => {
    const now = Date.now();
    if (!asking && (!lastGood || now - asked > FRESH_MS)) {
      asked = now;
      asking = ask(now);
    }
    if (!lastGood) return first(asking as Promise<LiveState>);
    const { state, since } = lastGood;
    const patience = asked + PATIENCE_MS - now;
    if (!asking || now - since <= STALE_MS || patience <= 0) return state;
    return orAfter(patience, asking, () => state);
  };
}
