import { endCanary, LIVE } from '../publish/channel';
import type { ReleaseStore } from '../store/release-store';
import { type Counts, readCounts, releaseKey } from './counts';
import { PACE_RULE, paceInWords, slowerBy } from './pace';
import { inWords, isFailing, RULE } from './verdict';

/** Why a canary goes, in words with the rule; null where it stays. */
function reasonFor(canary: Counts, standard: Counts | undefined): string | null {
  if (isFailing(canary)) return `${inWords(canary)}; limite: ${RULE}`;
  const metric = slowerBy(canary, standard);
  if (!metric) return null;
  const theirs = standard ? paceInWords(standard) : '';
  return `${metric} pior que o da versão de todos: ${paceInWords(canary)}; a de todos, ${theirs}; limite: ${PACE_RULE}`;
}

/**
 * Ends every canary that is failing or slow, with a row in the audit log; the default of a module is never touched.
 * Answers what was taken back. Of several instances at once, one writes the row.
 */
export async function takeBackFailing(store: ReleaseStore): Promise<string[]> {
  const counts = await readCounts(store);
  const taken: string[] = [];
  for (const module of await store.modulesIn(LIVE)) {
    // one that cannot be read keeps no other from being taken back
    const pointer = await store.livePointer(LIVE, module).catch(() => null);
    const found = pointer?.canary && counts.get(releaseKey(module, pointer.canary.release));
    const reason = pointer && found ? reasonFor(found, counts.get(releaseKey(module, pointer.release))) : null;
    if (!pointer?.canary || !reason) continue;
    const why = `${pointer.canary.release}: ${reason}`;
    await endCanary(store, module, 'take-back', { by: 'plataforma', commit: '', why }, pointer.canary.release);
    taken.push(`${module} ${pointer.canary.release}`);
  }
  return taken;
}
