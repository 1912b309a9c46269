import { type Discovery, percentileOf, type Release } from '@rodovia/shared/contracts/platform';
import { digestsOf, type ReleaseRecord, releaseName, type StoredPointer } from './release';
import type { ReleaseStore } from './release-store';
import { Unreadable } from './shapes';

/** Name of the shell in the store. */
export const SHELL = 'shell';
const MANIFEST = 'mf-manifest.json';
/** Returns the package name of a module. */
export const packageOf = (module: string) => `@rodovia/${module}`;
/** Returns the module of a package name. */
export const moduleOf = (packageName: string) => packageName.replace('@rodovia/', '');

/** What a channel serves of one module. */
export interface LiveModule {
  pointer: StoredPointer;
  current: ReleaseRecord;
  /** Previous release, as a fallback. */
  previous: ReleaseRecord | null;
  canary: { record: ReleaseRecord; traffic: number } | null;
  /** Sentences that explain why an earlier release replaces the one in the pointer. */
  problems: string[];
}

/** What a channel serves at one moment, by module. */
export interface LiveState {
  shell: LiveModule | null;
  modules: Map<string, LiveModule>;
}

/** Returns what is live of a module or the shell; null if nothing is. */
export const liveOf = ({ shell, modules }: LiveState, module: string): LiveModule | null =>
  (module === SHELL ? shell : modules.get(module)) ?? null;

/** Returns whether any module has a canary. */
export const hasCanary = ({ shell, modules }: LiveState): boolean =>
  [shell, ...modules.values()].some((live) => live?.canary);

/** Converts a release to the format of the discovery document. */
export function describe(record: ReleaseRecord, traffic: number, isDefault: boolean): Release {
  const { module, version, container, declaration, preload, shared, chunks, entry, modules } = record;
  const own = { ...(entry && { entry }), ...(modules && { modules }) };
  const assets = digestsOf(record);
  return {
    url: `/mf/${module}/${releaseName(record)}/${MANIFEST}`,
    metadata: { version, integrity: assets[MANIFEST] ?? '' },
    deployment: { traffic, default: isDefault },
    extras: { ...declaration, modulefederation: { name: container, assets, preload, shared, chunks, ...own } },
  };
}

/** Returns the releases that were live, newest first, each once. */
const onceLive = (pointers: StoredPointer[]) => [...new Set([...pointers].reverse().map(({ release }) => release))];

/** Returns the release that was live before the current one and still exists. */
export async function releaseBefore(store: ReleaseStore, module: string, pointers: StoredPointer[]) {
  for (const release of onceLive(pointers).slice(1)) if (await store.hasRelease(module, release)) return release;
  return null;
}

/**
 * Returns the record of a release that is on this machine, or what is wrong with it. Failures of the store are
 * rethrown.
 */
async function servable(
  store: ReleaseStore,
  module: string,
  { release, digest }: { release: string; digest?: string },
): Promise<ReleaseRecord | string> {
  try {
    if (await store.fetchRelease(module, release)) return await store.readRelease(module, release, digest);
    return `${module} ${release} não existe mais.`;
  } catch (error) {
    if (error instanceof Unreadable) return error.message;
    throw error;
  }
}

/**
 * Returns what is live of a module: a lost or unreadable release is replaced by the previous one. Null if nothing is
 * live.
 */
async function liveModule(store: ReleaseStore, channel: string, module: string): Promise<LiveModule | null> {
  const pointers = await store.pointers(channel, module);
  const pointer = pointers.at(-1);
  if (!pointer || pointer.withdrawn) return null;
  const records: ReleaseRecord[] = [];
  const problems: string[] = [];
  for (const release of onceLive(pointers)) {
    const found = await servable(store, module, pointers.findLast((one) => one.release === release) ?? { release });
    if (typeof found !== 'string') records.push(found);
    else if (records.length === 0) problems.push(found);
    if (records.length === 2) break;
  }
  const [current, previous = null] = records;
  if (!current) throw new Unreadable(problems.join(' '));
  const canary = pointer.canary && (await servable(store, module, pointer.canary));
  if (typeof canary === 'string') problems.push(canary);
  return {
    pointer,
    current,
    previous,
    canary:
      pointer.canary && canary && typeof canary !== 'string'
        ? { record: canary, traffic: pointer.canary.traffic }
        : null,
    problems,
  };
}

/** Called with an unreadable module; returns what counts as live, or throws. */
export type OnUnreadable = (module: string, error: unknown) => LiveModule | null;

const refuse: OnUnreadable = (module, cause) => {
  throw new Error(`${module} não pode ser lido.`, { cause });
};

/** Omits unreadable modules, and rethrows failures of the store. */
export const withoutUnreadable: OnUnreadable = (_module, error) => {
  if (error instanceof Unreadable) return null;
  throw error;
};

/** Computes what is live of the shell and each module from the pointers of a channel. */
export async function liveState(
  store: ReleaseStore,
  channel: string,
  onUnreadable: OnUnreadable = refuse,
): Promise<LiveState> {
  const state: LiveState = { shell: null, modules: new Map() };
  const modules = await store.modulesIn(channel);
  const read = (module: string) =>
    liveModule(store, channel, module).catch((error: unknown) => onUnreadable(module, error));
  const found = await Promise.all(modules.map(read));
  for (const [i, module] of modules.entries()) {
    const live = found[i];
    if (!live) continue;
    if (module === SHELL) state.shell = live;
    else state.modules.set(module, live);
  }
  return state;
}

function releasesOf({ current, previous, canary }: LiveModule): Release[] {
  const share = canary?.traffic ?? 0;
  return [
    ...(canary ? [describe(canary.record, share, false)] : []),
    describe(current, 100 - share, true),
    ...(previous ? [describe(previous, 0, false)] : []),
  ];
}

const defaultFirst = (releases: Release[]) =>
  [...releases].sort((a, b) => Number(b.deployment.default) - Number(a.deployment.default));

/** Returns whether `visitor` gets the canary of a module. */
export const getsCanary = (live: LiveModule, module: string, visitor: string | null) =>
  live.canary !== null && visitor !== null && percentileOf(visitor, module) < live.canary.traffic;

/** Returns the release of a module that a visitor gets. */
export const givenRelease = (live: LiveModule, module: string, visitor: string | null): ReleaseRecord =>
  live.canary && getsCanary(live, module, visitor) ? live.canary.record : live.current;

/**
 * Returns whether a release of a module is the one that this visit gets, so that visits only report on their own
 * releases.
 */
export function isGiven(state: LiveState, module: string, release: string, visit: string): boolean {
  const live = liveOf(state, module);
  return live !== null && releaseName(givenRelease(live, module, visit)) === release;
}

/**
 * Returns the discovery document for a visitor: releases of each module in the order to try them, the visitor's first.
 * Without a visitor the default is first.
 */
export function discoveryFor({ modules }: LiveState, visitor: string | null): Discovery {
  const microFrontends: Discovery['microFrontends'] = {};
  for (const [module, live] of modules) {
    const releases = releasesOf(live);
    microFrontends[packageOf(module)] = getsCanary(live, module, visitor) ? releases : defaultFirst(releases);
  }
  return { microFrontends };
}
