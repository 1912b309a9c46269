import type { MergedProducts, SavedProducts } from '@rodovia/shared/contracts';
import { MOST_FAVOURITES, MOST_SEEN } from '@rodovia/shared/contracts/saved-bounds';
import { ApiError, api, messageOf, notify, useSession } from '@rodovia/shared/runtime';
import { codesIn, storedState } from './stored-state';

/** Codes of products, newest first. */
interface Lists {
  favourites: string[];
  seen: string[];
}

/** What somebody does with a product, or, with the code `''`, with all that were looked at. */
interface Deed {
  kind: 'like' | 'unlike' | 'see' | 'forget';
  code: string;
}

interface Saved extends Lists {
  /** Code of the client whose account the lists come from; null for what a visitor kept on this device. */
  owner: string | null;
  /** What the account has not been told yet, in the order of its doing; it outlives the page. */
  untold: Deed[];
}

const without = (codes: readonly string[], code: string) => codes.filter((other) => other !== code);

/** What each deed makes of the lists. */
const EFFECTS: Record<Deed['kind'], (lists: Lists, code: string) => Partial<Lists>> = {
  like: ({ favourites }, code) => ({ favourites: [code, ...without(favourites, code)].slice(0, MOST_FAVOURITES) }),
  unlike: ({ favourites }, code) => ({ favourites: without(favourites, code) }),
  see: ({ seen }, code) => ({ seen: [code, ...without(seen, code)].slice(0, MOST_SEEN) }),
  forget: () => ({ seen: [] }),
};

const isDeed = (stored: unknown): stored is Deed => {
  const { kind, code } = (stored ?? {}) as Partial<Record<keyof Deed, unknown>>;
  return kind === 'forget' ? code === '' : Object.hasOwn(EFFECTS, String(kind)) && codesIn([code], 1).length === 1;
};

function read(stored: unknown): Saved {
  const { owner, favourites, seen, untold } = (stored ?? {}) as Partial<Record<keyof Saved, unknown>>;
  return {
    owner: typeof owner === 'string' ? owner : null,
    favourites: codesIn(favourites, MOST_FAVOURITES),
    seen: codesIn(seen, MOST_SEEN),
    untold: Array.isArray(untold) ? untold.filter(isDeed) : [],
  };
}

export const saved = storedState('rodovia.saved', read);

/** A lost network ends no session because of these calls. */
const BESIDE = { unattended: true };

/** How the account is told of each deed; each may be told twice. */
const CALLS: Record<Deed['kind'], (code: string) => Promise<unknown>> = {
  like: (code) => api.put(`/saved-product/favourite/${code}`, undefined, BESIDE),
  unlike: (code) => api.delete(`/saved-product/favourite/${code}`, undefined, BESIDE),
  see: (code) => api.put(`/saved-product/seen/${code}`, undefined, BESIDE),
  forget: () => api.delete('/saved-product/seen', undefined, BESIDE),
};

/** The account that products are kept with: a client's. */
const account = () => {
  const { code, isClient } = useSession.getState();
  return isClient ? code : null;
};

/** What of the device's is this person's: what a visitor kept, or what came from the account that is logged in. */
function own(): Saved {
  const held = saved.get();
  return held.owner === null || held.owner === account() ? held : read(null);
}

/** Calls to the account, one after the other. */
let last: Promise<unknown> = Promise.resolve();
function afterwards(calls: () => Promise<void>): Promise<void> {
  last = last.then(calls).catch(() => undefined);
  return last as Promise<void>;
}

/** Writes what the account has, with what it has not been told yet, unless somebody else has come meanwhile. */
function take(owner: string, { Favourites, Seen }: SavedProducts) {
  if (account() !== owner) return;
  const { untold } = own();
  const lists: Lists = { favourites: Favourites, seen: Seen };
  for (const { kind, code } of untold) Object.assign(lists, EFFECTS[kind](lists, code));
  saved.set({ owner, ...lists, untold });
}

const readAccount = () => api.get<SavedProducts>('/saved-product', BESIDE);

const leftOutWords = (count: number) =>
  count === 1
    ? `1 favorito deste aparelho ficou de fora: a conta tem lugar para ${MOST_FAVOURITES}.`
    : `${count} favoritos deste aparelho ficaram de fora: a conta tem lugar para ${MOST_FAVOURITES}.`;

/** Lays what a visitor kept on this device together with what the account has. */
async function begin(owner: string, { favourites, seen }: Saved) {
  if (favourites.length + seen.length === 0) return take(owner, await readAccount());
  const merged = await api.post<MergedProducts>('/saved-product', { favourites, seen }, BESIDE);
  take(owner, merged);
  if (merged.LeftOut > 0) notify.info(leftOutWords(merged.LeftOut));
}

const isAlike = (deed: Deed) => (other: Deed) => other.kind === deed.kind && other.code === deed.code;

/** Takes back a deed that the account refuses, with a sentence; that a product was looked at is worth none. */
async function takeBack(owner: string, { kind, code }: Deed, error: ApiError) {
  const held = own();
  if (kind === 'like') saved.set({ ...held, ...EFFECTS.unlike(held, code) });
  if (kind === 'unlike') saved.set({ ...held, ...EFFECTS.like(held, code) });
  if (kind === 'like' || kind === 'unlike')
    notify.error(messageOf(error, 'O favorito não foi guardado. Tente de novo.'));
  if (kind !== 'forget') return;
  notify.error(messageOf(error, 'Os vistos não foram esquecidos. Tente de novo.'));
  take(owner, await readAccount());
}

/** Tells the account what it has not been told. Rejects where no answer comes: what is untold then waits. */
async function tell(owner: string) {
  for (let [deed] = own().untold; deed && own().owner === owner; [deed] = own().untold) {
    let refusal: ApiError | undefined;
    await CALLS[deed.kind](deed.code).catch((error) => {
      if (!(error instanceof ApiError) || error.kind !== 'http') throw error;
      refusal = error;
    });
    if (account() !== owner) return;
    const held = own();
    const isPresent = held.untold.some(isAlike(deed));
    saved.set({ ...held, untold: held.untold.filter((other) => !isAlike(deed as Deed)(other)) });
    if (refusal && isPresent) await takeBack(owner, deed, refusal);
  }
}

/** Brings device and account together: what a visitor kept, what is untold, and what the account has. */
async function follow() {
  const owner = account();
  const held = own();
  if (held !== saved.get()) saved.set(undefined);
  if (owner === null) {
    // what a client did is not another's
    if (held.untold.length > 0) saved.set({ ...held, untold: [] });
    return;
  }
  if (held.owner === null) await begin(owner, held);
  await tell(owner);
  if (held.owner === owner) take(owner, await readAccount());
}

/** What is on the device stays, and is brought together with the next page. */
export const followAccount = () => afterwards(follow);

/** Does it on the device at once, and tells the account, if there is one. */
function perform(kind: Deed['kind'], code = ''): void {
  const held = own();
  const owner = account();
  // the last word on a product counts
  const list = kind === 'like' || kind === 'unlike' ? ['like', 'unlike'] : ['see', 'forget'];
  const others = held.untold.filter((one) => !list.includes(one.kind) || (one.code !== code && kind !== 'forget'));
  saved.set({ ...held, ...EFFECTS[kind](held, code), untold: owner === null ? [] : [...others, { kind, code }] });
  if (owner !== null) void afterwards(() => tell(owner));
}

/** Makes a product a favourite, or no longer one. */
export function toggleFavourite(code: string): void {
  const { favourites } = own();
  const isLiked = !favourites.includes(code);
  if (isLiked && favourites.length >= MOST_FAVOURITES) {
    notify.error(`Você já tem ${MOST_FAVOURITES} favoritos. Tire algum antes de guardar outro.`);
    return;
  }
  perform(isLiked ? 'like' : 'unlike', code);
  if (isLiked) notify.success('Guardado nos favoritos.', { label: 'Ver favoritos', href: '/favoritos' });
}

/** Notes that a product was looked at. */
export const noteSeen = (code: string): void => perform('see', code);

/** Forgets what was looked at, on the device and with the account. */
export const forgetSeen = (): void => perform('forget');

if (typeof window !== 'undefined') {
  useSession.subscribe((now, before) => {
    if (now.code !== before.code) void followAccount();
  });
  addEventListener('online', () => void followAccount());
  void followAccount();
}
