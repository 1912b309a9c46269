import { liveOf, liveState, releaseBefore, SHELL, withoutUnreadable } from '../store/discovery';
import { Refused } from '../store/refused';
import type { Canary, Pointer, PointerAction, ReleaseRecord, StoredPointer } from '../store/release';
import { AlreadyPublished, type ReleaseStore } from '../store/release-store';
import { type Change, decide, LIVE, type Now } from './decide';
import { contentProblems, GateRefusal } from './gate';
import { releaseProblems } from './verify';

export { LIVE } from './decide';

/** Who changes what is live, and why. */
export interface Author {
  by: string;
  why: string;
  commit: string;
  /** What the probe has looked at, where one was to be. */
  probed?: string;
  /** Number of the pointer of the module that the author has seen: where another one counts by now, nothing is changed. */
  over?: number;
}

/** A release of the store as somebody is about to get it. @throws {GateRefusal} where it may not be served. */
export async function judged(store: ReleaseStore, module: string, release: string): Promise<ReleaseRecord> {
  if (!(await store.hasRelease(module, release))) throw new Refused(`${module} ${release} não foi publicado.`);
  const record = await store.readRelease(module, release);
  const text = async (file: string) => String(await store.readFile(module, release, file));
  const problems = [...(await releaseProblems(store, module, release)), ...(await contentProblems(record, text))];
  if (problems.length > 0) throw new GateRefusal(problems);
  return record;
}

const namesOf = ({ release, canary }: Pointer) => (canary ? [release, canary.release] : [release]);

/** A version is of one commit: the first that visitors got. */
function checkVersion(record: ReleaseRecord, release: string, pointers: StoredPointer[]) {
  const names = pointers.flatMap(namesOf);
  if (names.includes(release)) return;
  const other = names.find((name) => name.startsWith(`${record.version}-`));
  if (other) throw new GateRefusal([`${record.module} ${record.version} já foi publicado como ${other}.`]);
}

function checkFirst(module: string, release: string, pointers: StoredPointer[]) {
  if (pointers.some((pointer) => namesOf(pointer).includes(release))) throw new AlreadyPublished(module, release);
}

async function latest(now: Now, module: string): Promise<StoredPointer> {
  const pointer = (await now.pointersOf(module)).at(-1);
  if (!pointer) throw new Refused(`${module} ainda não está no ar.`);
  return pointer;
}

/** What becomes live together. */
export interface Step {
  module: string;
  release: string;
  /** Percent of the visitors that get it first; undefined for all. */
  traffic?: number;
}

export interface GoLive extends Author {
  steps: Step[];
  action: PointerAction;
}

/**
 * Makes existing releases the ones that visitors get, or a part of them; all in one step.
 * @throws {GateRefusal} with every reason, {AlreadyPublished} where a publication is no first one.
 */
export async function goLive(store: ReleaseStore, { steps, action, ...author }: GoLive): Promise<void> {
  const records = new Map<Step, ReleaseRecord>();
  for (const step of steps) records.set(step, await judged(store, step.module, step.release));
  const changeOf = async (now: Now, step: Step): Promise<Change> => {
    const { module, release, traffic } = step;
    const record = records.get(step) as ReleaseRecord;
    const pointers = await now.pointersOf(module);
    if (action === 'publish') checkFirst(module, release, pointers);
    checkVersion(record, release, pointers);
    if (traffic === undefined) return { module, pointer: { release, action, ...author }, releases: [record] };
    return canaryChange(now, record, { release, traffic }, { action: 'canary', ...author });
  };
  await decide(store, (now) => Promise.all(steps.map((step) => changeOf(now, step))));
}

/** Makes an existing release the one that visitors get; a canary beside it ends. */
export const setLive = (
  store: ReleaseStore,
  module: string,
  release: string,
  action: PointerAction,
  author: Author,
): Promise<void> => goLive(store, { steps: [{ module, release }], action, ...author });

async function canaryChange(
  now: Now,
  record: ReleaseRecord,
  canary: Canary,
  author: Author & { action: PointerAction },
): Promise<Change> {
  const { module } = record;
  if (!(canary.traffic > 0 && canary.traffic < 100)) throw new Refused('O canário vai de 1 a 99 por cento.');
  const { release, withdrawn } = await latest(now, module);
  if (withdrawn) throw new Refused(`${module} está retirado: não há versão ao lado da qual pôr um canário.`);
  if (release === canary.release) throw new Refused(`${module} ${release} já é a versão de todos.`);
  const live = liveOf(now.state, module);
  return { module, pointer: { release, canary, ...author }, releases: live ? [live.current, record] : [record] };
}

/** Sends a part of the visitors to `canary.release` first. The live release stays the default. */
export async function setCanary(store: ReleaseStore, module: string, canary: Canary, author: Author): Promise<void> {
  const steps = [{ module, release: canary.release, traffic: canary.traffic }];
  await goLive(store, { steps, action: 'canary', ...author });
}

/** What is live without its canary. That can break nothing that is not broken, whatever else is live. */
const withoutCanary = (now: Now, module: string) => {
  const live = liveOf(now.state, module);
  return live ? [live.current] : [];
};

/** Ends a canary, of `release` alone where it is given; everybody gets the default again. */
export async function endCanary(
  store: ReleaseStore,
  module: string,
  action: PointerAction,
  author: Author,
  release?: string,
): Promise<void> {
  await decide(store, async (now) => {
    const { canary, release: current } = await latest(now, module);
    if (!canary || (release && canary.release !== release)) throw new Refused(`${module} não tem canário.`);
    return [{ module, pointer: { release: current, action, ...author }, releases: withoutCanary(now, module) }];
  });
}

/** The release that `promote` without one means: the canary. */
export async function promotable(store: ReleaseStore, module: string): Promise<string> {
  const pointer = await store.livePointer(LIVE, module);
  if (!pointer) throw new Refused(`${module} ainda não está no ar.`);
  if (!pointer.canary) throw new Refused(`${module} não tem canário: diga qual versão promover.`);
  return pointer.canary.release;
}

/** Goes back to the release before the live one, or to `to`. Answers what is live now. */
export async function rollBack(
  store: ReleaseStore,
  module: string,
  to: string | undefined,
  author: Author,
): Promise<string> {
  const release = to ?? (await releaseBefore(store, module, await store.pointers(LIVE, module)));
  if (!release)
    throw new Refused(`${module} não tem versão anterior. Para tirá-lo do ar: npm run mf -- withdraw ${module}`);
  await setLive(store, module, release, 'rollback', author);
  return release;
}

/** Takes a module off the air, its first release too: its routes and menu items are gone until it is restored. */
export async function withdraw(store: ReleaseStore, module: string, author: Author): Promise<void> {
  if (module === SHELL) throw new Refused('O shell não pode ser retirado: ele é a página inteira.');
  await decide(store, async (now) => {
    const { release, withdrawn } = await latest(now, module);
    if (withdrawn) throw new Refused(`${module} já está retirado.`);
    return [{ module, pointer: { release, withdrawn: true, action: 'withdraw', ...author }, releases: [] }];
  });
}

/** Brings a withdrawn module back with the release that it had. Answers which. */
export async function restore(store: ReleaseStore, module: string, author: Author): Promise<string> {
  const pointer = await store.livePointer(LIVE, module);
  if (!pointer?.withdrawn) throw new Refused(`${module} não está retirado.`);
  await setLive(store, module, pointer.release, 'restore', author);
  return pointer.release;
}

const lineOf = ({ release, canary, withdrawn }: Pointer) => {
  if (withdrawn) return 'retirado';
  return canary ? `${release}, canário ${canary.release} ${canary.traffic} %` : release;
};

/** One line on what is live: `mf-quotations 1.4.2-a01b7de, canário 1.5.0-3f9c2ab 10 %; …`. */
export async function liveLine(store: ReleaseStore): Promise<string> {
  const names = await store.modulesIn(LIVE);
  const state = await liveState(store, LIVE, withoutUnreadable);
  const texts: string[] = [];
  for (const name of names.sort((a, b) => Number(b === SHELL) - Number(a === SHELL))) {
    const pointer = await store.livePointer(LIVE, name);
    const live = liveOf(state, name);
    if (!pointer) continue;
    const isLost = !live && !pointer.withdrawn;
    texts.push(`${name} ${lineOf(pointer)}${isLost ? ' (não pode ser servido)' : ''}`);
  }
  return `No ar: ${texts.join('; ') || 'nada'}`;
}
