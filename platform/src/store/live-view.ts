import { type LiveState, liveState, type OnUnreadable, SHELL } from './discovery';
import type { LiveCopy } from './live-copy';
import type { ReleaseStore } from './release-store';

/** Time in ms during which the state is not read again. */
const FRESH_MS = 1000;
/** Time in ms during which an outdated state is served while it is read in the background. */
const STALE_MS = 3000;
/** Time in ms that pages wait for a slow store before they use the last known state. */
const PATIENCE_MS = 1000;

/** Returns the result of `other` if `first` does not settle within `ms`; both may fail. */
function orAfter<T>(ms: number, first: Promise<T>, other: () => T | Promise<T>): Promise<T> {
  const late = new Promise<T>((resolve, reject) => {
    setTimeout(() => Promise.resolve().then(other).then(resolve, reject), ms).unref();
  });
  return Promise.race([first, late]);
}

/** How failures are reported, and what is known before the first read. */
export interface LiveViewOptions {
  /** Called with failures. */
  report?: (error: unknown) => void;
  /** State from before this process started. */
  copy?: LiveCopy;
}

/**
 * Caches the live state, so that pages rarely wait for the store. If the store fails or is slow, the last good state
 * continues, even from an earlier process. An unreadable module keeps its last good state and does not affect others.
 */
export function createLiveView(
  store: ReleaseStore,
  channel: string,
  { report = () => undefined, copy }: LiveViewOptions = {},
): () => Promise<LiveState> {
  let readAt = 0;
  let asking: Promise<LiveState> | null = null;
  let lastGood: { state: LiveState; since: number } | null = null;
  const reported = new Set<string>();

  const keepLast: OnUnreadable = (module, error) => {
    const known = module === SHELL ? lastGood?.state.shell : lastGood?.state.modules.get(module);
    if (module === SHELL && !known) throw error;
    report(new Error(`${module} não pode ser lido`, { cause: error }));
    return known ?? null;
  };

  /** Reports each replacement by an earlier release once. */
  function reportProblems({ shell, modules }: LiveState) {
    for (const problem of [shell, ...modules.values()].flatMap((live) => live?.problems ?? [])) {
      if (!reported.has(problem)) report(new Error(problem));
      reported.add(problem);
    }
  }

  async function ask(since: number): Promise<LiveState> {
    try {
      const state = await liveState(store, channel, keepLast);
      lastGood = { state, since };
      reportProblems(state);
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

  /** Returns the state of an earlier process, which is used until the store answers. */
  async function fromCopy() {
    const state = (await copy?.load().catch(report)) ?? null;
    if (state) lastGood ??= { state, since: 0 };
    return lastGood;
  }

  /** Returns the first state of this process: the store's, or that of an earlier process if it does not answer. */
  const first = (answer: Promise<LiveState>) =>
    orAfter(PATIENCE_MS, answer, async () => (await fromCopy())?.state ?? answer);

  return async () => {
    const now = Date.now();
    if (!asking && (!lastGood || now - readAt > FRESH_MS)) {
      readAt = now;
      asking = ask(now);
    }
    if (!lastGood) return first(asking as Promise<LiveState>);
    const { state, since } = lastGood;
    const patience = readAt + PATIENCE_MS - now;
    if (!asking || now - since <= STALE_MS || patience <= 0) return state;
    return orAfter(patience, asking, () => state);
  };
}
