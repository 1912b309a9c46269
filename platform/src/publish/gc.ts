import { liveOf, liveState, withoutUnreadable } from '../store/discovery';
import { type ReleaseRecord, releaseName } from '../store/release';
import type { ReleaseStore } from '../store/release-store';
import { previewsUntil } from './previews';
import { lastSeen } from './seen';

/** A stored release, and why it stays; null if it may be removed. */
export interface Collectable {
  module: string;
  release: string;
  /** Why it is kept, or null if it can be removed. */
  keepReason: string | null;
}

const DAY_MS = 24 * 3600 * 1000;

const nameOf = (record: ReleaseRecord | null | undefined) => (record ? releaseName(record) : undefined);

const dateOf = (time: number) => new Date(time).toLocaleDateString('pt-BR');

/** Returns when a release was added, in ms since 1970; for older releases, the time of their first pointer. */
async function addedAt(store: ReleaseStore, module: string, release: string): Promise<number> {
  const record = await store.readRelease(module, release).catch(() => null);
  const pointers = await store.pointers(store.channel, module);
  const first = pointers.find((pointer) => pointer.release === release || pointer.canary?.release === release);
  return Date.parse(record?.at ?? first?.at ?? '') || 0;
}

/** Returns why an environment keeps a release of a module, null if it does not. */
type ReasonIn = (module: string, release: string) => Promise<string | null>;

async function reasonIn(store: ReleaseStore, channel: string): Promise<ReasonIn> {
  const state = await liveState(store, channel, withoutUnreadable);
  return async (module, release) => {
    const pointer = await store.livePointer(channel, module);
    const live = liveOf(state, module);
    if (release === pointer?.release) return pointer.withdrawn ? 'volta com restore' : 'no ar';
    if (release === pointer?.canary?.release) return 'canário';
    if (release === nameOf(live?.current)) return 'no lugar da que se perdeu';
    return release === nameOf(live?.previous) ? 'retorno' : null;
  };
}

/** Returns why any environment keeps a release, named unless it is the store's own. */
async function reasonAnywhere(store: ReleaseStore): Promise<ReasonIn> {
  const all: [channel: string, reason: ReasonIn][] = [];
  for (const channel of await store.channels()) all.push([channel, await reasonIn(store, channel)]);
  return async (module, release) => {
    for (const [channel, reason] of all) {
      const found = await reason(module, release);
      if (found) return channel === store.channel ? found : `${found} em ${channel}`;
    }
    return null;
  };
}

/**
 * Returns all releases with the reason to keep them: live, canary, fallback or replacement of a lost one in any
 * environment, valid preview, younger than a day, or requested by a browser in the last `days`. Tabs opened long ago
 * still load lazy parts of their release; caching proxies request files at least twice an hour while they are in use
 * (`x-accel-expires` of the origin).
 */
export async function collectable(store: ReleaseStore, days: number, now = Date.now()): Promise<Collectable[]> {
  const [seen, previews, served] = [await lastSeen(store), await previewsUntil(store), await reasonAnywhere(store)];
  const reasonFor = async (module: string, release: string) => {
    const key = `${module}/${release}`;
    const [until, at] = [previews.get(key) ?? 0, seen.get(key) ?? 0];
    const reason = await served(module, release);
    if (reason) return reason;
    if (until > now) return `prévia até ${dateOf(until)}`;
    if (now - (await addedAt(store, module, release)) < DAY_MS) return 'tem menos de um dia';
    return now - at < days * DAY_MS ? `vista em ${dateOf(at)}` : null;
  };
  const all: Collectable[] = [];
  for (const module of await store.allModules(store.channel))
    for (const release of (await store.releasesOf(module)).sort())
      all.push({ module, release, keepReason: await reasonFor(module, release) });
  return all;
}

/**
 * Removes a release.
 * @throws if there is a reason to keep it.
 */
export async function collect(store: ReleaseStore, module: string, release: string, days: number, now = Date.now()) {
  const found = (await collectable(store, days, now)).find((one) => one.module === module && one.release === release);
  if (!found) throw new Error(`${module} ${release} não existe.`);
  if (found.keepReason) throw new Error(`${module} ${release} fica: ${found.keepReason}.`);
  await store.removeRelease(module, release);
}
