import { setTimeout as pause } from 'node:timers/promises';
import { type Author, endCanary, setLive } from '../publish/channel';
import type { ReleaseStore } from '../store/release-store';
import { none, readCounts, releaseKey } from '../telemetry/counts';
import { inWords, isSound } from '../telemetry/verdict';

/** How a canary is watched. */
export interface WatchOptions {
  /** Number of visits after which a canary is judged. */
  visits: number;
  /** Maximum waiting time. */
  milliseconds: number;
  /** Polling interval. */
  every: number;
}

/** Result of watching a canary. */
export interface Watched {
  outcome: 'sound' | 'failing' | 'undecided';
  release: string;
  /** Summary of the counts in one line. */
  line: string;
}

/** @throws if the platform has taken the canary back. */
async function canaryOf(store: ReleaseStore, module: string): Promise<string | undefined> {
  const pointer = await store.livePointer(store.channel, module);
  if (pointer?.action === 'take-back') throw new Error(`O canário de ${module} foi retirado: ${pointer.why}.`);
  return pointer?.canary?.release;
}

/**
 * Waits until a canary has enough visits, or the time is over.
 * @throws if there is none, or it is taken back or replaced meanwhile.
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

/** Sentences about canaries that must not be promoted. */
const NOT_SOUND = { failing: 'Não promova.', undecided: 'Faltaram visitas para decidir; o canário continua.' };

/**
 * Returns a line about a canary that is sound.
 * @throws for any other.
 */
export async function proved(store: ReleaseStore, module: string, options: WatchOptions): Promise<string> {
  const { outcome, line } = await watchCanary(store, module, options);
  if (outcome !== 'sound') throw new Error(`${line} ${NOT_SOUND[outcome]}`);
  return line;
}

/**
 * Decides by a canary's visits: promotes a sound one, takes back a failing one, leaves one with too few visits. Does
 * nothing without a canary.
 * @returns what was done.
 * @throws if a canary was taken back, here or by the platform.
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
