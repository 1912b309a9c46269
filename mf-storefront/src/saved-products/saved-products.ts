import type { MergedProducts, SavedProducts } from '@rodovia/shared/contracts/catalog';
import { MAX_FAVOURITES, MAX_SEEN } from '@rodovia/shared/contracts/catalog';
import { ApiError, api, messageOf, notify, useSession } from '@rodovia/shared/runtime';
import { isGuest } from '../guest/guest';
import { codesIn, storedState } from '../stored-state';

/** Product codes, newest first. */
interface Lists {
  favourites: string[];
  seen: string[];
}

/** A change of the lists. */
interface Change {
  kind: 'like' | 'unlike' | 'see' | 'forget';
  /** Product code; empty for `forget`, which clears all viewed products. */
  code: string;
}

interface Saved extends Lists {
  /** Code of the client whose account the lists come from; null for a visitor's lists. */
  owner: string | null;
  /** Changes that the server has not confirmed, oldest first. They are stored, so that leaving the page loses none. */
  pending: Change[];
}

const without = (codes: readonly string[], code: string) => codes.filter((other) => other !== code);

/** Effects of changes on the lists. */
const EFFECTS: Record<Change['kind'], (lists: Lists, code: string) => Partial<Lists>> = {
  like: ({ favourites }, code) => ({ favourites: [code, ...without(favourites, code)].slice(0, MAX_FAVOURITES) }),
  unlike: ({ favourites }, code) => ({ favourites: without(favourites, code) }),
  see: ({ seen }, code) => ({ seen: [code, ...without(seen, code)].slice(0, MAX_SEEN) }),
  forget: () => ({ seen: [] }),
};

const isChange = (stored: unknown): stored is Change => {
  const { kind, code } = (stored ?? {}) as Partial<Record<keyof Change, unknown>>;
  return kind === 'forget' ? code === '' : Object.hasOwn(EFFECTS, String(kind)) && codesIn([code], 1).length === 1;
};

function read(stored: unknown): Saved {
  const { owner, favourites, seen, pending } = (stored ?? {}) as Partial<Record<keyof Saved, unknown>>;
  return {
    owner: typeof owner === 'string' ? owner : null,
    favourites: codesIn(favourites, MAX_FAVOURITES),
    seen: codesIn(seen, MAX_SEEN),
    pending: Array.isArray(pending) ? pending.filter(isChange) : [],
  };
}

export const saved = storedState('rodovia.saved', read);

/** Background calls: a lost network does not end the session. */
const BESIDE = { unattended: true };

/** Calls that send a change to the server; all of them are idempotent. */
const CALLS: Record<Change['kind'], (code: string) => Promise<unknown>> = {
  like: (code) => api.put(`/saved-product/favourite/${code}`, undefined, BESIDE),
  unlike: (code) => api.delete(`/saved-product/favourite/${code}`, undefined, BESIDE),
  see: (code) => api.put(`/saved-product/seen/${code}`, undefined, BESIDE),
  forget: () => api.delete('/saved-product/seen', undefined, BESIDE),
};

/** Returns the code of the logged-in client; null for others, who have no saved products on the server. */
const account = () => {
  const { code, isClient } = useSession.getState();
  return isClient && !isGuest() ? code : null;
};

/** Returns the lists stored on this device if they belong to the current visitor or client, otherwise empty ones. */
function own(): Saved {
  const current = saved.get();
  return current.owner === null || current.owner === account() ? current : read(null);
}

let last = Promise.resolve();

/** Queues calls to the server. Never rejects. */
function enqueue(calls: () => Promise<void>): Promise<void> {
  last = last.then(calls).catch(() => undefined);
  return last;
}

/** Stores the server's lists with the pending changes applied, unless another person has logged in meanwhile. */
function adopt(owner: string, { Favourites, Seen }: SavedProducts) {
  if (account() !== owner) return;
  const { pending } = own();
  const lists: Lists = { favourites: Favourites, seen: Seen };
  for (const { kind, code } of pending) Object.assign(lists, EFFECTS[kind](lists, code));
  saved.set({ owner, ...lists, pending });
}

const readAccount = () => api.get<SavedProducts>('/saved-product', BESIDE);

const leftOutWords = (count: number) =>
  count === 1
    ? `1 favorito deste aparelho ficou de fora: a conta tem lugar para ${MAX_FAVOURITES}.`
    : `${count} favoritos deste aparelho ficaram de fora: a conta tem lugar para ${MAX_FAVOURITES}.`;

/** Merges the lists of a visitor into the account. */
async function mergeVisitorLists(owner: string, { favourites, seen }: Saved) {
  if (favourites.length + seen.length === 0) return adopt(owner, await readAccount());
  const merged = await api.post<MergedProducts>('/saved-product', { favourites, seen }, BESIDE);
  adopt(owner, merged);
  if (merged.LeftOut > 0) notify.info(leftOutWords(merged.LeftOut));
}

const isSame = (change: Change) => (other: Change) => other.kind === change.kind && other.code === change.code;

/** Reverts a change that the server refused and shows why. A refused `see` is dropped silently. */
async function revert(owner: string, { kind, code }: Change, error: ApiError) {
  const current = own();
  if (kind === 'like') saved.set({ ...current, ...EFFECTS.unlike(current, code) });
  if (kind === 'unlike') saved.set({ ...current, ...EFFECTS.like(current, code) });
  if (kind === 'like' || kind === 'unlike')
    notify.error(messageOf(error, 'O favorito não foi guardado. Tente de novo.'));
  if (kind !== 'forget') return;
  notify.error(messageOf(error, 'Os vistos não foram esquecidos. Tente de novo.'));
  adopt(owner, await readAccount());
}

/** Sends the pending changes in order. Rejects if the server cannot be reached; they then stay pending. */
async function sendPending(owner: string) {
  for (let [change] = own().pending; change && own().owner === owner; [change] = own().pending) {
    let refusal: ApiError | undefined;
    await CALLS[change.kind](change.code).catch((error) => {
      if (!(error instanceof ApiError) || error.kind !== 'http') throw error;
      refusal = error;
    });
    if (account() !== owner) return;
    const current = own();
    const isPresent = current.pending.some(isSame(change));
    saved.set({ ...current, pending: current.pending.filter((other) => !isSame(change as Change)(other)) });
    if (refusal && isPresent) await revert(owner, change, refusal);
  }
}

/** Synchronizes this device with the account: merges a visitor's lists, sends pending changes, reads the result. */
async function synchronize() {
  const owner = account();
  const current = own();
  if (current !== saved.get()) saved.set(undefined);
  if (owner === null) {
    // pending changes of one client must not reach the next one's account
    if (current.pending.length > 0) saved.set({ ...current, pending: [] });
    return;
  }
  if (current.owner === null) await mergeVisitorLists(owner, current);
  await sendPending(owner);
  if (current.owner === owner) adopt(owner, await readAccount());
}

/** Synchronizes with the account. On failure the device keeps its lists, and the next page tries again. */
export const synchronizeSaved = () => enqueue(synchronize);

/** Applies a change on this device immediately and sends it to the account, if there is one. */
function applyChange(kind: Change['kind'], code = ''): void {
  const current = own();
  const owner = account();
  // of several changes to one product only the last is sent
  const list = kind === 'like' || kind === 'unlike' ? ['like', 'unlike'] : ['see', 'forget'];
  const others = current.pending.filter((one) => !list.includes(one.kind) || (one.code !== code && kind !== 'forget'));
  saved.set({
    ...current,
    ...EFFECTS[kind](current, code),
    pending: owner === null ? [] : [...others, { kind, code }],
  });
  if (owner !== null) void enqueue(() => sendPending(owner));
}

/** Adds a product to the favourites, or removes it. */
export function toggleFavourite(code: string): void {
  const { favourites } = own();
  const isLiked = !favourites.includes(code);
  if (isLiked && favourites.length >= MAX_FAVOURITES) {
    notify.error(`Você já tem ${MAX_FAVOURITES} favoritos. Tire algum antes de guardar outro.`);
    return;
  }
  applyChange(isLiked ? 'like' : 'unlike', code);
  if (isLiked) notify.success('Guardado nos favoritos.', { label: 'Ver favoritos', href: '/favoritos' });
}

/** Records that a product was viewed. */
export const noteSeen = (code: string): void => applyChange('see', code);

/** Clears the viewed products, on this device and in the account. */
export const forgetSeen = (): void => applyChange('forget');

if (typeof window !== 'undefined') {
  useSession.subscribe((now, before) => {
    if (now.code !== before.code) void synchronizeSaved();
  });
  addEventListener('online', () => void synchronizeSaved());
  void synchronizeSaved();
}
