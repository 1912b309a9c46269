import { setTimeout as pause } from 'node:timers/promises';
import { type Author, endCanary, LIVE, setLive } from '../publish/channel';
import type { ReleaseStore } from '../store/release-store';
import { none, readCounts, releaseKey } from '../telemetry/counts';
import { inWords, isSound } from '../telemetry/verdict';

export interface WatchOptions {
  /** Visits after which a canary has proved itself. */
  visits: number;
  /** How long to wait for them. */
  milliseconds: number;
  /** Pause between two looks. */
  every: number;
}

/** What a watch ended with. */
export interface Watched {
  outcome: 'sound' | 'failing' | 'undecided';
  release: string;
  /** One line about what was counted. */
  line: string;
}

/** @throws where the platform has taken the canary back. */
async function canaryOf(store: ReleaseStore, module: string): Promise<string | undefined> {
  const pointer = await store.livePointer(LIVE, module);
  if (pointer?.action === 'take-back') throw new Error(`O canário de ${module} foi retirado: ${pointer.why}.`);
  return pointer?.canary?.release;
}

/**
 * Waits until a canary was visited often enough, or the time is over.
 * @throws where there is none, or it is taken back or replaced meanwhile.
 */
export async function watchCanary(store: ReleaseStore, module: string, options: WatchOptions): Promise<Watched> {
  const release = await canaryOf(store, module);
  if (!release) throw new Error(`${module} não tem canário.`);
  const end = Date.now() + options.milliseconds;
  for (;;) {
    const now = await canaryOf(store, module);
    if (now !== release) throw new Error(`O canário de ${module} agora é ${now ?? 'nenhum'}.`);
    const counts = (await readCounts(store)).get(releaseKey(module, release)) ?? none();
    const line = `${module} ${release}: ${inWords(counts)}.`;
    if (counts.visits >= options.visits) return { outcome: isSound(counts) ? 'sound' : 'failing', release, line };
    if (Date.now() >= end) return { outcome: 'undecided', release, line };
    await pause(options.every);
  }
}

/** Sentences about canaries that have not proved themselves. */
const NOT_SOUND = { failing: 'Não promova.', undecided: 'Faltaram visitas para decidir; o canário continua.' };

/** Answers one line about a canary that has proved itself. @throws about every other one. */
export async function proved(store: ReleaseStore, module: string, options: WatchOptions): Promise<string> {
  const { outcome, line } = await watchCanary(store, module, options);
  if (outcome !== 'sound') throw new Error(`${line} ${NOT_SOUND[outcome]}`);
  return line;
}

/**
 * Does what a canary's visits say: promotes what has proved itself, takes back what fails, leaves what too few have
 * visited as it is. Without a canary there is nothing to decide. Answers what was done.
 * @throws where a canary was taken back, here or by the platform.
 */
export async function decided(
  store: ReleaseStore,
  module: string,
  options: WatchOptions,
  author: Author,
): Promise<string> {
  if (!(await canaryOf(store, module))) return `${module} não tem canário: nada a decidir.`;
  const { outcome, release, line } = await watchCanary(store, module, options);
  if (outcome === 'undecided') return `${line} ${NOT_SOUND.undecided}`;
  const because = { ...author, why: author.why || line };
  if (outcome === 'sound') {
    await setLive(store, module, release, 'promote', because);
    return line;
  }
  await endCanary(store, module, 'take-back', because, release);
  throw new Error(`${line} O canário foi retirado.`);
}
