import { endCanary, LIVE } from '../publish/channel';
import type { ReleaseStore } from '../store/release-store';
import { readCounts, releaseKey } from './counts';
import { inWords, isFailing, RULE } from './verdict';

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
    const why = `${pointer.canary.release}: ${inWords(found)}; limite: ${RULE}`;
    await endCanary(store, module, 'take-back', { by: 'plataforma', commit: '', why }, pointer.canary.release);
    taken.push(`${module} ${pointer.canary.release}`);
  }
  return taken;
}
