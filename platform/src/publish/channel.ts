import { liveOf, liveState, releaseBefore, SHELL, withoutUnreadable } from '../store/discovery';
import { Refused } from '../store/refused';
import type { Canary, Pointer, PointerAction, ReleaseRecord, StoredPointer } from '../store/release';
import { AlreadyPublished, type ReleaseStore } from '../store/release-store';
import { type Change, decide, LIVE, type Now } from './decide';
import { contentProblems, GateRefusal } from './gate';
import { releaseProblems } from './verify';

export { LIVE } from './decide';

/** Author and reason of a publication step. */
export interface Author {
  by: string;
  why: string;
  commit: string;
  /** What the probe opened, if it ran. */
  probed?: string;
  /** Pointer of the module that the author has seen: if another one is current, nothing is changed. */
  over?: number;
}

/**
 * Reads a release of the store and validates it.
 * @throws {GateRefusal} if it must not be served.
 */
export async function judged(store: ReleaseStore, module: string, release: string): Promise<ReleaseRecord> {
  if (!(await store.hasRelease(module, release))) throw new Refused(`${module} ${release} não foi publicado.`);
  const record = await store.readRelease(module, release);
  const text = async (file: string) => String(await store.readFile(module, release, file));
  const problems = [...(await releaseProblems(store, module, release)), ...(await contentProblems(record, text))];
  if (problems.length > 0) throw new GateRefusal(problems);
  return record;
}

const namesOf = ({ release, canary }: Pointer) => (canary ? [release, canary.release] : [release]);

/** Checks that a version belongs to a single commit: the first one that visitors got. */
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

/** Releases that become live together. */
export interface Step {
  module: string;
  release: string;
  /** Percentage of visitors that get it first; undefined for all. */
  traffic?: number;
}

/** A release to promote, by whom and why. */
export interface GoLive extends Author {
  steps: Step[];
  action: PointerAction;
}

/**
 * Makes existing releases live for all or some visitors in one step.
 * @throws {GateRefusal} with all reasons, {AlreadyPublished} if a first publication is not the first.
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

/** Makes an existing release live, and ends a canary. */
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

/** Gives `canary.release` to some of the visitors. The live release stays the default. */
export async function setCanary(store: ReleaseStore, module: string, canary: Canary, author: Author): Promise<void> {
  const steps = [{ module, release: canary.release, traffic: canary.traffic }];
  await goLive(store, { steps, action: 'canary', ...author });
}

/** Returns the live releases without a module's canary. Ending a canary cannot break anything new. */
const withoutCanary = (now: Now, module: string) => {
  const live = liveOf(now.state, module);
  return live ? [live.current] : [];
};

/** Ends a canary, optionally only if it is `release`; everybody gets the default again. */
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

/** Returns the release that `promote` means by default: the canary. */
export async function promotable(store: ReleaseStore, module: string): Promise<string> {
  const pointer = await store.livePointer(store.channel, module);
  if (!pointer) throw new Refused(`${module} ainda não está no ar.`);
  if (!pointer.canary) throw new Refused(`${module} não tem canário: diga qual versão promover.`);
  return pointer.canary.release;
}

/**
 * Makes the release that is live in another environment live in this one: the same bytes that were proved there.
 * @returns the release.
 * @throws {Refused} if nothing is live there, or if the release is not the one that went live there.
 */
export async function promoteFrom(store: ReleaseStore, from: string, module: string, author: Author): Promise<string> {
  if (from === store.channel) throw new Refused(`O ambiente ${from} é o próprio: diga outro em --from.`);
  const pointer = await store.livePointer(from, module);
  if (!pointer || pointer.withdrawn) throw new Refused(`${module} não está no ar em ${from}.`);
  const { release, digest } = pointer;
  if (digest && digest !== (await store.recordDigest(module, release)))
    throw new Refused(`${module} ${release} não é o que foi posto no ar em ${from}: publique-o outra vez.`);
  await setLive(store, module, release, 'promote', { ...author, why: author.why || `de ${from}` });
  return release;
}

/**
 * Goes back to the release before the live one, or to `to`.
 * @returns the live release.
 */
export async function rollBack(
  store: ReleaseStore,
  module: string,
  to: string | undefined,
  author: Author,
): Promise<string> {
  const release = to ?? (await releaseBefore(store, module, await store.pointers(store.channel, module)));
  if (!release)
    throw new Refused(`${module} não tem versão anterior. Para tirá-lo do ar: npm run mf -- withdraw ${module}`);
  await setLive(store, module, release, 'rollback', author);
  return release;
}

/** Withdraws a module: its routes and menu items disappear until it is restored. */
export async function withdraw(store: ReleaseStore, module: string, author: Author): Promise<void> {
  if (module === SHELL) throw new Refused('O shell não pode ser retirado: ele é a página inteira.');
  await decide(store, async (now) => {
    const { release, withdrawn } = await latest(now, module);
    if (withdrawn) throw new Refused(`${module} já está retirado.`);
    return [{ module, pointer: { release, withdrawn: true, action: 'withdraw', ...author }, releases: [] }];
  });
}

/**
 * Restores a withdrawn module.
 * @returns its release.
 */
export async function restore(store: ReleaseStore, module: string, author: Author): Promise<string> {
  const pointer = await store.livePointer(store.channel, module);
  if (!pointer?.withdrawn) throw new Refused(`${module} não está retirado.`);
  await setLive(store, module, pointer.release, 'restore', author);
  return pointer.release;
}

const lineOf = ({ release, canary, withdrawn }: Pointer) => {
  if (withdrawn) return 'retirado';
  return canary ? `${release}, canário ${canary.release} ${canary.traffic} %` : release;
};

/** Returns a line about what is live: `mf-quotations 1.4.2-a01b7de, canário 1.5.0-3f9c2ab 10 %; …`. */
export async function liveLine(store: ReleaseStore): Promise<string> {
  const names = await store.modulesIn(store.channel);
  const state = await liveState(store, store.channel, withoutUnreadable);
  const texts: string[] = [];
  for (const name of names.sort((a, b) => Number(b === SHELL) - Number(a === SHELL))) {
    const pointer = await store.livePointer(store.channel, name);
    const live = liveOf(state, name);
    if (!pointer) continue;
    const isLost = !live && !pointer.withdrawn;
    texts.push(`${name} ${lineOf(pointer)}${isLost ? ' (não pode ser servido)' : ''}`);
  }
  const where = store.channel === LIVE ? '' : ` em ${store.channel}`;
  return `No ar${where}: ${texts.join('; ') || 'nada'}`;
}
