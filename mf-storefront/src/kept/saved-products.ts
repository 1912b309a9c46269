import type { MergedProducts, SavedProducts } from '@rodovia/shared/contracts';
import { MOST_FAVOURITES, MOST_SEEN } from '@rodovia/shared/contracts/saved-bounds';
import { api, messageOf, notify, useSession } from '@rodovia/shared/runtime';
import { codesIn, storedState } from './stored-state';

/** What is liked and was looked at, newest first. */
interface Saved {
  /** Code of the client whose account it comes from; null for what a visitor kept on this device. */
  owner: string | null;
  favourites: string[];
  seen: string[];
}

function read(stored: unknown): Saved {
  const { owner, favourites, seen } = (stored ?? {}) as Partial<Record<keyof Saved, unknown>>;
  return {
    owner: typeof owner === 'string' ? owner : null,
    favourites: codesIn(favourites, MOST_FAVOURITES),
    seen: codesIn(seen, MOST_SEEN),
  };
}

export const saved = storedState('rodovia.saved', read);

/** A lost network ends no session because of these calls. */
const BESIDE = { unattended: true };

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

const isWithAccount = () => account() !== null && own().owner === account();

/** Deeds on the account, one after the other. */
let last: Promise<unknown> = Promise.resolve();
function afterwards<T>(deed: () => Promise<T>): Promise<T> {
  const done = last.then(deed);
  last = done.catch(() => undefined);
  return done;
}

/** Writes what the account has, unless somebody else has come meanwhile. */
function take(owner: string, { Favourites, Seen }: SavedProducts) {
  if (account() === owner) saved.set({ owner, favourites: Favourites, seen: Seen });
}

const leftOutWords = (count: number) =>
  count === 1
    ? `1 favorito deste aparelho ficou de fora: a conta tem lugar para ${MOST_FAVOURITES}.`
    : `${count} favoritos deste aparelho ficaram de fora: a conta tem lugar para ${MOST_FAVOURITES}.`;

async function mergeInto(owner: string, { favourites, seen }: Saved) {
  const merged = await api.post<MergedProducts>('/saved-product', { favourites, seen }, BESIDE);
  take(owner, merged);
  if (merged.LeftOut > 0) notify.info(leftOutWords(merged.LeftOut));
}

/** Brings device and account together: once what a visitor kept, then what the account has. */
async function follow() {
  const owner = account();
  const held = own();
  if (held !== saved.get()) saved.set(undefined);
  if (owner === null) return;
  const isNew = held.owner === null && held.favourites.length + held.seen.length > 0;
  if (isNew) await mergeInto(owner, held);
  else take(owner, await api.get<SavedProducts>('/saved-product', BESIDE));
}

/** What is on the device stays, and is brought together with the next page. */
export const followAccount = () => afterwards(follow).catch(() => undefined);

const withFirst = (codes: readonly string[], code: string, most: number) =>
  [code, ...codes.filter((other) => other !== code)].slice(0, most);

function liked(code: string, isLiked: boolean) {
  const { favourites, ...others } = own();
  if (favourites.includes(code) === isLiked) return;
  saved.set({ ...others, favourites: isLiked ? [code, ...favourites] : favourites.filter((other) => other !== code) });
}

/** Tells the account, if there is one; where that fails, the device takes it back. */
async function tell(code: string, isLiked: boolean) {
  const owner = account();
  if (!isWithAccount()) return;
  const path = `/saved-product/favourite/${code}`;
  try {
    await (isLiked ? api.put(path, undefined, BESIDE) : api.delete(path, undefined, BESIDE));
    // what the account had before may have come meanwhile
    if (account() === owner) liked(code, isLiked);
  } catch (error) {
    if (account() === owner) liked(code, !isLiked);
    notify.error(messageOf(error, 'O favorito não foi guardado. Tente de novo.'));
  }
}

/** Makes a product a favourite, or no longer one. */
export function toggleFavourite(code: string): void {
  const { favourites } = own();
  const isLiked = !favourites.includes(code);
  if (isLiked && favourites.length >= MOST_FAVOURITES) {
    notify.error(`Você já tem ${MOST_FAVOURITES} favoritos. Tire algum antes de guardar outro.`);
    return;
  }
  liked(code, isLiked);
  if (isLiked) notify.success('Guardado nos favoritos.', { label: 'Ver favoritos', href: '/favoritos' });
  void afterwards(() => tell(code, isLiked));
}

/** Notes that a product was looked at. */
export function noteSeen(code: string): void {
  const held = own();
  saved.set({ ...held, seen: withFirst(held.seen, code, MOST_SEEN) });
  const deed = async () => {
    if (isWithAccount()) await api.put(`/saved-product/seen/${code}`, undefined, BESIDE);
  };
  // nobody waits for it, and nothing is lost but a place in a list
  afterwards(deed).catch(() => undefined);
}

/** Forgets what was looked at, on the device and with the account. */
export function forgetSeen(): void {
  const { seen, ...others } = own();
  saved.set({ ...others, seen: [] });
  const owner = account();
  const deed = async () => {
    if (isWithAccount()) await api.delete('/saved-product/seen', undefined, BESIDE);
  };
  afterwards(deed).catch((error) => {
    if (account() === owner) saved.set({ ...own(), seen });
    notify.error(messageOf(error, 'Os vistos não foram esquecidos. Tente de novo.'));
  });
}

if (typeof window !== 'undefined') {
  useSession.subscribe((now, before) => {
    if (now.code !== before.code) void followAccount();
  });
  void followAccount();
}
