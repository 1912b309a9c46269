import type { StoredPointer } from '../store/release';
import type { ReleaseStore } from '../store/release-store';
import { type Author, judged } from './channel';
import { type Change, decide } from './decide';
import { addOnce, judgedBuilds } from './publish';

/** As pointers of the sources were marked before they had an action of their own. */
const EARLIER_WHY = ['fontes locais', 'imagem'];

/** True where somebody chose what is live; false where it is what the sources were. */
const isByHand = ({ action, why }: StoredPointer) => action !== 'sources' && !EARLIER_WHY.includes(why);

/** A module of the sources: published already, or built in `dir`. */
export interface Source {
  module: string;
  /** Name of the release that its sources are. */
  release: string;
  /** Where its build is, for one that is not published. */
  dir?: string;
}

/** A module that somebody has set by hand, and that stays as it is. */
export interface KeptModule {
  module: string;
  /** What the sources would be. */
  release: string;
  pointer: StoredPointer;
}

const isLive = (pointer: StoredPointer | undefined, release: string) =>
  pointer?.release === release && !pointer.canary && !pointer.withdrawn;

/**
 * Makes what the sources are live, in one step: what is not published yet is added first. A module that somebody has
 * published, rolled back, withdrawn or given a canary by hand stays as it is until somebody changes it; answers those.
 * @throws {GateRefusal} with every reason.
 */
export async function publishSources(store: ReleaseStore, sources: Source[], author: Author): Promise<KeptModule[]> {
  await store.checkWrites();
  for (const { module, release, dir } of sources) {
    if (!dir || (await store.hasRelease(module, release))) continue;
    const sha = release.slice(release.lastIndexOf('-') + 1);
    for (const build of await judgedBuilds([dir], () => sha)) await addOnce(store, build);
  }
  let kept: KeptModule[] = [];
  await decide(store, async (now) => {
    kept = [];
    const changes: Change[] = [];
    for (const { module, release } of sources) {
      const pointer = (await now.pointersOf(module)).at(-1);
      if (isLive(pointer, release)) continue;
      if (pointer && isByHand(pointer)) kept.push({ module, release, pointer });
      else {
        const record = await judged(store, module, release);
        changes.push({ module, pointer: { release, action: 'sources', ...author }, releases: [record] });
      }
    }
    return changes;
  });
  return kept;
}
