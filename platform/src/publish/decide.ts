import { setTimeout as pause } from 'node:timers/promises';
import { type LiveState, liveState, withoutUnreadable } from '../store/discovery';
import { Refused } from '../store/refused';
import type { Pointer, ReleaseRecord, StoredPointer } from '../store/release';
import type { ReleaseStore } from '../store/release-store';
import { type Constellation, constellationOf, GateRefusal, problemsOfChange } from './gate';

/** Channel that visitors are served from. */
export const LIVE = 'live';

/** What is to become true of one module. */
export interface Change {
  module: string;
  pointer: Omit<Pointer, 'decision' | 'at'>;
  /** What visitors may get from then on; what the gate looks at. */
  releases: ReleaseRecord[];
}

/** What a change is made of: everything that is true now. */
export interface Now {
  state: LiveState;
  /** Pointers of a module that count, oldest first. */
  pointersOf(module: string): Promise<StoredPointer[]>;
}

/** Somebody else has changed a module since the author of a change looked at it. */
export class Overtaken extends Refused {
  constructor(module: string, { action, by, why }: Pick<Pointer, 'action' | 'by' | 'why'>) {
    super(
      `${module} mudou enquanto isso: ${action} de ${by}${why ? ` (${why})` : ''}. Nada foi feito; confira e repita.`,
    );
  }
}

/** @throws {Overtaken} where a change was made over something else than what is true now. */
async function checkSeen({ pointersOf }: Now, changes: Change[]) {
  for (const { module, pointer } of changes) {
    const now = (await pointersOf(module)).at(-1);
    if (pointer.over !== undefined && now && now.seq !== pointer.over) throw new Overtaken(module, now);
  }
}

/** So often somebody else may be first before one gives up. */
const MOST_TRIES = 60;
const LONGEST_PAUSE_MS = 50;

/**
 * Makes changes of modules true in one step with the judgement about them. `plan` says what is to change, of what is
 * true now, and may refuse by throwing; the gate looks at what would come of it. Where somebody else decides meanwhile,
 * all of it is done again. A plan of nothing changes nothing.
 * @throws {GateRefusal} with every reason.
 */
export async function decide(store: ReleaseStore, plan: (now: Now) => Promise<Change[]>): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const decision = (await store.lastDecision(LIVE)) + 1;
    const state = await liveState(store, LIVE, withoutUnreadable);
    const now: Now = { state, pointersOf: (module) => store.pointers(LIVE, module) };
    const changes = await plan(now);
    if (changes.length === 0) return;
    await checkSeen(now, changes);
    const next: Constellation = new Map(changes.map(({ module, releases }) => [module, releases]));
    const problems = problemsOfChange(constellationOf(state), next);
    if (problems.length > 0) throw new GateRefusal(problems);
    const at = new Date().toISOString();
    const pointers: { module: string; seq: number }[] = [];
    for (const { module, pointer } of changes)
      pointers.push({ module, seq: await store.addPointer(LIVE, module, { ...pointer, at, decision }) });
    if (await store.decide(LIVE, decision, { pointers })) return;
    await pause(Math.random() * LONGEST_PAUSE_MS);
  }
  throw new Refused('Outras publicações chegaram primeiro muitas vezes seguidas. Tente de novo.');
}
