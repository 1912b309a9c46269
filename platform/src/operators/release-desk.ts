import type { ReleaseDesk } from '@rodovia/api';
import type {
  PreviewAddress,
  PublicationHistory,
  PublicationStep,
  Published,
  PublishedModule,
  ReleaseAction,
} from '@rodovia/shared/contracts/platform';
import { STEPS_ON_PAGE } from '@rodovia/shared/contracts/platform';
import type { MachinePasses } from '../origin/own-machine/own-machine';
import { type Author, endCanary, judged, restore, rollBack, setCanary, setLive, withdraw } from '../publish/channel';
import { GateRefusal } from '../publish/gate';
import { notePreview } from '../publish/previews';
import { liveOf, liveState, SHELL, withoutUnreadable } from '../store/discovery';
import { Refused } from '../store/refused';
import type { StoredPointer } from '../store/release';
import type { ReleaseStore } from '../store/release-store';
import { Unreadable } from '../store/shapes';
import { type Counts, readCounts, releaseKey } from '../telemetry/counts';
import { healthOf } from './health';

/** Maximum number of offered releases of a kind. */
const MAX_OFFERED = 20;
/** Timeout of the store in ms. */
const PATIENCE_MS = 10_000;

const byNewest = (a: string, b: string) => b.localeCompare(a, 'en', { numeric: true });
const shellFirst = (a: string, b: string) => Number(b === SHELL) - Number(a === SHELL) || a.localeCompare(b);

const canaryOf = ({ canary }: StoredPointer) => (canary ? { Release: canary.release, Traffic: canary.traffic } : null);

const stepOf = (module: string, pointer: StoredPointer): PublicationStep => ({
  Module: module,
  Seq: pointer.seq,
  Release: pointer.release,
  Canary: canaryOf(pointer),
  Action: pointer.action,
  At: pointer.at,
  By: pointer.by,
  Why: pointer.why,
});

/** Returns the releases that can become live: earlier ones, newest first, and the others. */
async function offered(store: ReleaseStore, module: string, pointers: StoredPointer[]) {
  const current = pointers.at(-1)?.release;
  const there = (await store.releasesOf(module)).filter((release) => release !== current);
  const once = [...new Set([...pointers].reverse().map(({ release }) => release))];
  return {
    Earlier: once.filter((release) => there.includes(release)).slice(0, MAX_OFFERED),
    Others: there
      .filter((release) => !once.includes(release))
      .sort(byNewest)
      .slice(0, MAX_OFFERED),
  };
}

async function describeModule(
  store: ReleaseStore,
  module: string,
  counts: Map<string, Counts>,
  problems: string[],
): Promise<PublishedModule[]> {
  const pointers = await store.pointers(store.channel, module);
  const pointer = pointers.at(-1);
  if (!pointer) return [];
  const { Earlier, Others } = await offered(store, module, pointers);
  const { Module, Seq, Release, Canary, Action, At, By, Why } = stepOf(module, pointer);
  const countsOf = (release: string) => counts.get(releaseKey(module, release));
  const Health = [
    healthOf('live', Release, countsOf(Release)),
    ...(Canary ? [healthOf('canary', Canary.Release, countsOf(Canary.Release))] : []),
    ...(Earlier[0] ? [healthOf('before', Earlier[0], countsOf(Earlier[0]))] : []),
  ];
  const Withdrawn = pointer.withdrawn === true;
  const own = { Module, Release, Withdrawn, Canary, At, Action, By, Why, Seq };
  return [{ ...own, Earlier, Others, Problems: problems, Health }];
}

/** Implementations of the actions, the same as of the commands. */
const ACTIONS: Record<
  ReleaseAction['action'],
  (store: ReleaseStore, module: string, input: ActionInput) => Promise<unknown>
> = {
  promote: (store, module, { release = '', author }) => setLive(store, module, release, 'promote', author),
  rollback: (store, module, { release, author }) => rollBack(store, module, release, author),
  canary: (store, module, { release = '', traffic = 0, author }) =>
    setCanary(store, module, { release, traffic }, author),
  withdraw: (store, module, { author }) => withdraw(store, module, author),
  restore: (store, module, { author }) => restore(store, module, author),
  'end-canary': (store, module, { author }) => endCanary(store, module, 'canary', author),
};

interface ActionInput {
  release?: string | undefined;
  traffic?: number | undefined;
  author: Author;
}

/** Returns the reasons of a refusal as sentences; null for other errors. */
function reasonsOf(error: unknown): string[] | null {
  if (error instanceof GateRefusal) return error.problems;
  return error instanceof Refused || error instanceof Unreadable ? [error.message] : null;
}

function inTime<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the store does not answer')), PATIENCE_MS).unref();
  });
  return Promise.race([work, late]);
}

/** Creates the release operations for the API: the functions behind the commands, on the same store. */
export function createReleaseDesk(store: ReleaseStore, passes: MachinePasses): ReleaseDesk {
  async function read(): Promise<Published> {
    const [state, counts] = [await liveState(store, store.channel, withoutUnreadable), await readCounts(store)];
    const names = (await store.modulesIn(store.channel)).sort(shellFirst);
    const problemsOf = (module: string) => liveOf(state, module)?.problems ?? [];
    const all = await Promise.all(names.map((name) => describeModule(store, name, counts, problemsOf(name))));
    return { Modules: all.flat() };
  }

  async function history(page: number, module?: string): Promise<PublicationHistory> {
    const known = await store.modulesIn(store.channel);
    const names = module ? known.filter((name) => name === module) : known;
    const all = await Promise.all(
      names.map(async (name) => (await store.pointers(store.channel, name)).map((pointer) => stepOf(name, pointer))),
    );
    const steps = all.flat().sort((a, b) => b.At.localeCompare(a.At) || b.Seq - a.Seq);
    const from = (page - 1) * STEPS_ON_PAGE;
    return { Steps: steps.slice(from, from + STEPS_ON_PAGE), Count: steps.length };
  }

  async function act(
    module: string,
    { action, release, traffic, why, seen }: ReleaseAction,
    by: string,
  ): Promise<string[]> {
    const author: Author = { by, why, commit: '', over: seen };
    try {
      if (!(await store.livePointer(store.channel, module))) return [`${module} ainda não está no ar.`];
      await ACTIONS[action](store, module, { release, traffic, author });
      return [];
    } catch (error) {
      const reasons = reasonsOf(error);
      if (!reasons) throw error;
      return reasons;
    }
  }

  async function preview(module: string, release: string): Promise<PreviewAddress | string[]> {
    try {
      await judged(store, module, release);
      const { address, until } = await notePreview(store, module, release);
      return { Address: address, Until: until.toISOString() };
    } catch (error) {
      const reasons = reasonsOf(error);
      if (!reasons) throw error;
      return reasons;
    }
  }

  return {
    read: () => inTime(read()),
    history: (page, module) => inTime(history(page, module)),
    act: (module, input, by) => inTime(act(module, input, by)),
    preview: (module, release) => inTime(preview(module, release)),
    ticket: (module, port) => passes.ticket({ module, port }),
  };
}
