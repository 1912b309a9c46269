import { setTimeout as pause } from 'node:timers/promises';
import { LIVE } from '../publish/channel';
import type { ReleaseStore } from '../store/release-store';
import { readCounts, releaseKey } from '../telemetry/counts';
import { MOST_FAILING } from '../telemetry/take-back';

export interface WatchOptions {
  /** Visits after which a canary has proved itself. */
  visits: number;
  /** How long to wait for them. */
  milliseconds: number;
  /** Pause between two looks. */
  every: number;
}

async function canaryOf(store: ReleaseStore, module: string): Promise<string> {
  const pointer = await store.livePointer(LIVE, module);
  if (pointer?.canary) return pointer.canary.release;
  const why = pointer?.action === 'take-back' ? `O canário de ${module} foi retirado: ${pointer.why}.` : '';
  throw new Error(why || `${module} não tem canário.`);
}

async function countsOf(store: ReleaseStore, module: string, release: string) {
  const { visits = 0, failed = 0 } = (await readCounts(store)).get(releaseKey(module, release)) ?? {};
  return { visits, failed };
}

/**
 * Waits until a canary was visited often enough without failing, and answers one line about it.
 * @throws where it is taken back or replaced, fails for too many visits, or too few come in time.
 */
export async function watchCanary(store: ReleaseStore, module: string, options: WatchOptions): Promise<string> {
  const release = await canaryOf(store, module);
  const end = Date.now() + options.milliseconds;
  for (;;) {
    const now = await canaryOf(store, module);
    if (now !== release) throw new Error(`O canário de ${module} agora é ${now}.`);
    const { visits, failed } = await countsOf(store, module, release);
    const line = `${module} ${release}: ${visits} visitas, ${failed} com falha.`;
    if (visits >= options.visits && failed / visits <= MOST_FAILING) return line;
    if (visits >= options.visits) throw new Error(`${line} Não promova.`);
    if (Date.now() >= end) throw new Error(`${line} Faltaram visitas para decidir; o canário continua.`);
    await pause(options.every);
  }
}
