import { liveState, releaseBefore } from '../store/discovery';
import type { Canary, PointerAction, StoredPointer } from '../store/release';
import { AlreadyPublished, type PointerGuard, type ReleaseStore } from '../store/release-store';

/** Channel that visitors are served from. */
export const LIVE = 'live';

/** Who changes what is live, and why. */
export interface Author {
  by: string;
  why: string;
  commit: string;
}

async function exists(store: ReleaseStore, module: string, release: string) {
  if (!(await store.hasRelease(module, release))) throw new Error(`${module} ${release} não foi publicado.`);
}

const now = () => new Date().toISOString();

/** A release is published once: of several who publish the same, one gets to point to it. */
const firstOf = (module: string, release: string, action: PointerAction): PointerGuard | undefined =>
  action === 'publish'
    ? (existing) => {
        if (existing.some((one) => one.release === release || one.canary?.release === release))
          throw new AlreadyPublished(module, release);
      }
    : undefined;

/** Makes an existing release the one that visitors get; a canary beside it ends. */
export async function setLive(
  store: ReleaseStore,
  module: string,
  release: string,
  action: PointerAction,
  author: Author,
): Promise<void> {
  await exists(store, module, release);
  const pointer = { release, action, at: now(), ...author };
  await store.point(LIVE, module, pointer, firstOf(module, release, action));
}

async function pointerOf(store: ReleaseStore, module: string): Promise<StoredPointer> {
  const pointer = await store.livePointer(LIVE, module);
  if (!pointer) throw new Error(`${module} ainda não está no ar.`);
  return pointer;
}

/** Sends a part of the visitors to `canary.release` first. The live release stays the default. */
export async function setCanary(store: ReleaseStore, module: string, canary: Canary, author: Author) {
  if (module === 'shell') throw new Error('O shell não tem canário: ele é a página inteira.');
  if (!(canary.traffic > 0 && canary.traffic < 100)) throw new Error('O canário vai de 1 a 99 por cento.');
  await exists(store, module, canary.release);
  const { release } = await pointerOf(store, module);
  if (release === canary.release) throw new Error(`${module} ${release} já é a versão de todos.`);
  await store.point(LIVE, module, { release, canary, action: 'canary', at: now(), ...author });
}

/** Ends a canary, of `release` alone where it is given; everybody gets the default again. */
export async function endCanary(
  store: ReleaseStore,
  module: string,
  action: PointerAction,
  author: Author,
  release?: string,
) {
  const before = await pointerOf(store, module);
  const guard: PointerGuard = (existing) => {
    const canary = existing.at(-1)?.canary;
    if (!canary || (release && canary.release !== release)) throw new Error(`${module} não tem canário.`);
  };
  await store.point(LIVE, module, { release: before.release, action, at: now(), ...author }, guard);
}

/** The release that `promote` without one means: the canary. */
export async function promotable(store: ReleaseStore, module: string): Promise<string> {
  const { canary } = await pointerOf(store, module);
  if (!canary) throw new Error(`${module} não tem canário: diga qual versão promover.`);
  return canary.release;
}

/** Goes back to the release before the live one, or to `to`. Answers what is live now. */
export async function rollBack(store: ReleaseStore, module: string, to: string | undefined, author: Author) {
  const release = to ?? (await releaseBefore(store, module, await store.pointers(LIVE, module)));
  if (!release) throw new Error(`${module} não tem versão anterior.`);
  await setLive(store, module, release, 'rollback', author);
  return release;
}

/** One line on what is live: `mf-quotations 1.4.2-a01b7de, canário 1.5.0-3f9c2ab 10 %; …`. */
export async function liveLine(store: ReleaseStore): Promise<string> {
  const { shell, modules } = await liveState(store, LIVE);
  const all = [...(shell ? [['shell', shell] as const] : []), ...modules];
  const texts = all.map(([name, { pointer }]) => {
    const canary = pointer.canary ? `, canário ${pointer.canary.release} ${pointer.canary.traffic} %` : '';
    return `${name} ${pointer.release}${canary}`;
  });
  return `No ar: ${texts.join('; ') || 'nada'}`;
}
