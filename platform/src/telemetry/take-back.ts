import { endCanary, LIVE } from '../publish/channel';
import type { ReleaseStore } from '../store/release-store';
import { type Counts, readCounts, releaseKey } from './counts';

const MIN_VISITS = 50;
const MIN_ADDRESSES = 5;
/** Part of its visits that may fail before a release counts as failing. */
export const MOST_FAILING = 0.1;

/** True where a canary fails for too many of enough visits, from more than a handful of places. */
export const isFailing = ({ visits, failed, addresses }: Counts) =>
  visits >= MIN_VISITS && addresses >= MIN_ADDRESSES && failed / visits > MOST_FAILING;

/**
 * Ends every canary that is failing, with a row in the audit log; the default of a module is never touched.
 * Answers what was taken back. Of several instances at once, one writes the row.
 */
export async function takeBackFailing(store: ReleaseStore): Promise<string[]> {
  const counts = await readCounts(store);
  const taken: string[] = [];
  for (const module of await store.modulesIn(LIVE)) {
    // one that cannot be read keeps no other from being taken back
    const pointer = await store.livePointer(LIVE, module).catch(() => null);
    const found = pointer?.canary && counts.get(releaseKey(module, pointer.canary.release));
    if (!pointer?.canary || !found || !isFailing(found)) continue;
    const why = `${found.failed} de ${found.visits} visitas falharam`;
    const author = { by: 'plataforma', commit: '', why: `${pointer.canary.release}: ${why}` };
    await endCanary(store, module, 'take-back', author, pointer.canary.release);
    taken.push(`${module} ${pointer.canary.release}`);
  }
  return taken;
}
