import type { StoredPointer } from '../store/release';
import type { ReleaseStore } from '../store/release-store';
import { type Author, judged } from './channel';
import { type Change, decide } from './decide';
import { addOnce, judgedBuilds } from './publish';

/** Reasons in pointers of sources from before they had an action of their own. */
const EARLIER_WHY = ['fontes locais', 'imagem'];

/** Returns whether somebody set what is live manually; false if it came from the sources. */
const isByHand = ({ action, why }: StoredPointer) => action !== 'sources' && !EARLIER_WHY.includes(why);

/** A module of the sources: already published, or built in `dir`. */
export interface Source {
  module: string;
  /** Name of its release. */
  release: string;
  /** Folder of the build, if it is not published. */
  dir?: string;
}

/** A module that somebody has set manually and that is kept. */
export interface ManualModule {
  module: string;
  /** Release of the sources. */
  release: string;
  pointer: StoredPointer;
}

const isLive = (pointer: StoredPointer | undefined, release: string) =>
  pointer?.release === release && !pointer.canary && !pointer.withdrawn;

/**
 * Makes the sources live in one step, adding unpublished releases first. Modules that were published, rolled back,
 * withdrawn or given a canary manually are kept until somebody changes them, and returned.
 * @throws {GateRefusal} with all reasons.
 */
export async function publishSources(store: ReleaseStore, sources: Source[], author: Author): Promise<ManualModule[]> {
  await store.checkWrites();
  for (const { module, release, dir } of sources) {
    if (!dir || (await store.hasRelease(module, release))) continue;
    const sha = release.slice(release.lastIndexOf('-') + 1);
    for (const build of await judgedBuilds([dir], () => sha)) await addOnce(store, build);
  }
  let manual: ManualModule[] = [];
  await decide(store, async (now) => {
    manual = [];
    const changes: Change[] = [];
    for (const { module, release } of sources) {
      const pointer = (await now.pointersOf(module)).at(-1);
      if (isLive(pointer, release)) continue;
      if (pointer && isByHand(pointer)) manual.push({ module, release, pointer });
      else {
        const record = await judged(store, module, release);
        changes.push({ module, pointer: { release, action: 'sources', ...author }, releases: [record] });
      }
    }
    return changes;
  });
  return manual;
}
