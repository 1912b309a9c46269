import { setTimeout as pause } from 'node:timers/promises';
import { type LiveState, liveState, withoutUnreadable } from '../store/discovery';
import { Refused } from '../store/refused';
import type { Pointer, ReleaseRecord, StoredPointer } from '../store/release';
import type { ReleaseStore } from '../store/release-store';
import { type Constellation, constellationOf, GateRefusal, problemsOfChange } from './gate';

export { LIVE } from '../store/names';

/** Change of one module. */
export interface Change {
  module: string;
  pointer: Omit<Pointer, 'decision' | 'at'>;
  /** Releases that visitors may get afterwards, checked by the gate. */
  releases: ReleaseRecord[];
}

/** Current state that a change is based on. */
export interface Now {
  state: LiveState;
  /** Returns the valid pointers of a module, oldest first. */
  pointersOf(module: string): Promise<StoredPointer[]>;
}

/** Somebody else has changed a module since the author looked at it. */
export class Overtaken extends Refused {
  constructor(module: string, { action, by, why }: Pick<Pointer, 'action' | 'by' | 'why'>) {
    super(
      `${module} mudou enquanto isso: ${action} de ${by}${why ? ` (${why})` : ''}. Nada foi feito; confira e repita.`,
    );
  }
}

/** @throws {Overtaken} if a change is based on an outdated state. */
async function checkSeen({ pointersOf }: Now, changes: Change[]) {
  for (const { module, pointer } of changes) {
    const now = (await pointersOf(module)).at(-1);
    if (pointer.over !== undefined && now && now.seq !== pointer.over) throw new Overtaken(module, now);
  }
}

/** Returns a pointer with the digests of the records that it names: those of before for what was live before. */
async function withDigests(store: ReleaseStore, { pointersOf }: Now, { module, pointer }: Change) {
  const before = (await pointersOf(module)).at(-1);
  const digestOf = async (release: string, known: { release: string; digest?: string } | undefined) =>
    (known?.release === release && known.digest) || (await store.recordDigest(module, release));
  const digest = await digestOf(pointer.release, before);
  const { canary } = pointer;
  const canaryDigest = canary && (await digestOf(canary.release, before?.canary));
  return {
    ...pointer,
    ...(canary && { canary: { ...canary, ...(canaryDigest && { digest: canaryDigest }) } }),
    ...(digest && { digest }),
  };
}

/** Maximum number of attempts when others are faster. */
const MAX_ATTEMPTS = 60;
const MAX_PAUSE_MS = 50;

/**
 * Makes changes of modules valid in one step together with their validation. `plan` returns the changes for the current
 * state, and may refuse by throwing; the gate checks the result. If somebody else decides meanwhile, everything is
 * repeated. An empty plan changes nothing.
 * @throws {GateRefusal} with all reasons.
 */
export async function decide(store: ReleaseStore, plan: (now: Now) => Promise<Change[]>): Promise<void> {
  for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
    const { channel } = store;
    const decision = (await store.lastDecision(channel)) + 1;
    const state = await liveState(store, channel, withoutUnreadable);
    const now: Now = { state, pointersOf: (module) => store.pointers(channel, module) };
    const changes = await plan(now);
    if (changes.length === 0) return;
    await checkSeen(now, changes);
    const next: Constellation = new Map(changes.map(({ module, releases }) => [module, releases]));
    const problems = problemsOfChange(constellationOf(state), next);
    if (problems.length > 0) throw new GateRefusal(problems);
    const at = new Date().toISOString();
    const pointers: { module: string; seq: number }[] = [];
    for (const change of changes) {
      const { module } = change;
      const pointer = { ...(await withDigests(store, now, change)), at, decision };
      pointers.push({ module, seq: await store.addPointer(channel, module, pointer) });
    }
    if (await store.decide(channel, decision, { pointers })) return;
    await pause(Math.random() * MAX_PAUSE_MS);
  }
  throw new Refused('Outras publicações chegaram primeiro muitas vezes seguidas. Tente de novo.');
}
