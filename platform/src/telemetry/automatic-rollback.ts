import { endCanary } from '../publish/channel';
import type { ReleaseStore } from '../store/release-store';
import { type Counts, readCounts, releaseKey } from './counts';
import { PACE_RULE, paceInWords, slowerBy } from './pace';
import { inWords, isFailing, RULE } from './verdict';

/** Returns why a canary is taken back, with the rule; null if it stays. */
function reasonFor(canary: Counts, standard: Counts | undefined): string | null {
  if (isFailing(canary)) return `${inWords(canary)}; limite: ${RULE}`;
  const metric = slowerBy(canary, standard);
  if (!metric) return null;
  const theirs = standard ? paceInWords(standard) : '';
  return `${metric} pior que o da versão de todos: ${paceInWords(canary)}; a de todos, ${theirs}; limite: ${PACE_RULE}`;
}

/**
 * Ends all failing or slow canaries with an entry in the audit log; defaults are never changed. Of several instances,
 * one writes the entry.
 * @returns what was taken back.
 */
export async function rollBackFailing(store: ReleaseStore): Promise<string[]> {
  const counts = await readCounts(store);
  const taken: string[] = [];
  for (const module of await store.modulesIn(store.channel)) {
    // an unreadable module does not protect others
    const pointer = await store.livePointer(store.channel, module).catch(() => null);
    const found = pointer?.canary && counts.get(releaseKey(module, pointer.canary.release));
    const reason = pointer && found ? reasonFor(found, counts.get(releaseKey(module, pointer.release))) : null;
    if (!pointer?.canary || !reason) continue;
    const why = `${pointer.canary.release}: ${reason}`;
    await endCanary(store, module, 'take-back', { by: 'plataforma', commit: '', why }, pointer.canary.release);
    taken.push(`${module} ${pointer.canary.release}`);
  }
  return taken;
}
