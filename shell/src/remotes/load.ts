import type { Release, Remote } from '@rodovia/shared/runtime';
import { openContainer } from './containers/container';
import { sourceOf } from './release-source';
import { reportLater } from './report-later';

/** Maximum time in ms from requesting a module to its page or the error panel, including all attempts. */
const TOTAL_MS = 9500;
/** Maximum time in ms for one release (container and exposed page), including the second attempt. */
const RELEASE_MS = 8000;
/** The same if there is another release to fall back on. */
const FIRST_OF_SEVERAL_MS = 6000;

function within<T>(ms: number, work: Promise<T>, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what}: sem resposta`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

let forced = 0;

async function attempt(release: Release, force: boolean, ms: number): Promise<Remote> {
  const source = sourceOf(release);
  const { name } = source;
  if (force) source.src += `?r=${++forced}`;
  const { remote } = await within(ms, openContainer<{ remote?: Remote }>(source, force), name);
  if (!Array.isArray(remote?.routes)) throw new Error(name);
  return remote;
}

/** Loads a release. After a failure it retries once, if more than half of the time is left. */
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
      // a release in a canary reports that it was opened: the server counts the visits that it compares
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

/** Returns the remote of a module that has been loaded. */
export const loadedModule = (name: string) => ready.get(name);

/** Returns the code of the module's last reported failure. */
export const failureOf = (name: string) => failed.get(name);

/** Returns the loaded release of a module. */
export const releaseInUse = (name: string) => inUse.get(name);

/** Registers a remote that is already loaded; used by the renderer on the server. */
export const adoptModule = (name: string, remote: Remote) => void ready.set(name, remote);

/**
 * Time in ms for which a failure is shared with later requests, so that a page whose hydration failed does not wait for
 * a second failure.
 */
const FAILED_MS = 3000;

/** Lets the next call of `loadModule` try again, however recently it failed. */
export const forgetFailure = (name: string) => void (ready.has(name) || loads.delete(name));

/**
 * Loads a module once per page. Its releases are tried in order, each with a deadline for container and exposed page
 * together. Rejects with the last failure; a later call starts again and bypasses the browser's cache.
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
