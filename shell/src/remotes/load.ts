import type { Release, Remote } from '@rodovia/shared/runtime';
import { openContainer } from './container';
import { reportLater } from './report-later';

/** Longest time from asking for a module to its page or the error panel, over all tries. */
const TOTAL_MS = 9500;
/** Limit for one release (container and exposed page), including the second try. */
const RELEASE_MS = 8000;
/** The same when there is another release to fall back on, which needs time too. */
const FIRST_OF_SEVERAL_MS = 6000;
const ENTRY = 'remoteEntry.js';

/** Address of the container script of a release: beside its manifest. */
export const entryOf = (release: Release) => `${release.url.slice(0, release.url.lastIndexOf('/') + 1)}${ENTRY}`;

/** Digest that the container script of a release must have. */
export const digestOf = (release: Release) => release.extras.modulefederation.assets[ENTRY] ?? '';

function within<T>(ms: number, work: Promise<T>, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what}: sem resposta`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

let forced = 0;

async function attempt(release: Release, force: boolean, ms: number): Promise<Remote> {
  const { name } = release.extras.modulefederation;
  const entry = force ? `${entryOf(release)}?r=${++forced}` : entryOf(release);
  const { remote } = await within(ms, openContainer<{ remote?: Remote }>(name, entry, digestOf(release), force), name);
  if (!Array.isArray(remote?.routes)) throw new Error(name);
  return remote;
}

/** Loads a release; after a failure it tries once more, if more than half of the time is left. */
function tried(release: Release, again: boolean, ms: number): Promise<Remote> {
  const start = performance.now();
  const left = () => ms - (performance.now() - start);
  return attempt(release, again, ms).catch((error: unknown) => {
    if (left() < ms / 2) throw error;
    return attempt(release, true, left());
  });
}

async function firstThatLoads(name: string, releases: readonly Release[], again: boolean): Promise<Remote> {
  const start = performance.now();
  let failure: unknown = new Error('módulo não publicado');
  for (const release of releases) {
    const most = release === releases.at(-1) ? RELEASE_MS : FIRST_OF_SEVERAL_MS;
    const left = TOTAL_MS - (performance.now() - start);
    try {
      const remote = await tried(release, again, Math.min(most, left));
      inUse.set(name, release);
      // what is compared with another release says that it came: the server counts whom it serves a page
      if (release.deployment.traffic % 100) reportLater(release, 'open');
      return remote;
    } catch (error) {
      failed.set(name, reportLater(release, 'load', error));
      failure = error;
    }
  }
  throw failure;
}

const ready = new Map<string, Remote>();
const inUse = new Map<string, Release>();
const loads = new Map<string, Promise<Remote>>();
/** Codes of the last reported failures, by module. */
const failed = new Map<string, string>();

/** The remote of a module that is loaded already. */
export const loadedModule = (name: string) => ready.get(name);

/** The code in the report of the module's last failure to load. */
export const failureOf = (name: string) => failed.get(name);

/** The release that a loaded module is of. */
export const releaseInUse = (name: string) => inUse.get(name);

/** Registers a remote that is loaded already: the renderer on the server has them. */
export const adoptModule = (name: string, remote: Remote) => void ready.set(name, remote);

/** So long a failure is everybody's who asks: a page that could not be taken over waits for no second one. */
const FAILED_MS = 3000;

/** The next call of `loadModule` tries again, however short ago the module failed. */
export const forgetFailure = (name: string) => void (ready.has(name) || loads.delete(name));

/**
 * Loads a module once per page. Tries its releases one after the other, each within a deadline for entry and exposed
 * page together. Rejects with the last failure; a later call starts again and bypasses what the browser has cached of
 * the failed try.
 */
export function loadModule(name: string, releases: readonly Release[]): Promise<Remote> {
  const known = loads.get(name);
  if (known) return known;
  const load = firstThatLoads(name, releases, failed.has(name));
  void load.then(
    (remote) => adoptModule(name, remote),
    () => setTimeout(() => loads.get(name) === load && forgetFailure(name), FAILED_MS),
  );
  loads.set(name, load);
  return load;
}
