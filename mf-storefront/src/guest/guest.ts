import { type GuestSession, MAX_GUEST_LINKS, type QuotationAccess } from '@rodovia/shared/contracts/quotations';
import { draftKey, invalidate, startSession, useSession } from '@rodovia/shared/runtime';
import { storedState } from '../stored-state';

/** A quotation that was asked for without an account, and the link that opens it. */
export interface GuestLink {
  code: string;
  number: number;
  url: string;
}

/** What the device keeps of such quotations. */
interface Guest {
  /** Token of the session that opens one of them; any other session is not a guest's. */
  token: string;
  /** Code of the quotation that it opens. */
  opens: string;
  /** Whether an account needs an address beside a password. */
  needsEmail: boolean;
  /** Newest first. */
  links: GuestLink[];
}

const isLink = (stored: unknown): stored is GuestLink => {
  const { code, number, url } = (stored ?? {}) as Partial<Record<keyof GuestLink, unknown>>;
  return typeof code === 'string' && typeof number === 'number' && typeof url === 'string';
};

function read(stored: unknown): Guest {
  const { token, opens, needsEmail, links } = (stored ?? {}) as Partial<Record<keyof Guest, unknown>>;
  return {
    token: typeof token === 'string' ? token : '',
    opens: typeof opens === 'string' ? opens : '',
    needsEmail: needsEmail === true,
    links: Array.isArray(links) ? links.filter(isLink).slice(0, MAX_GUEST_LINKS) : [],
  };
}

/** It belongs to the device like the cart, and survives a session that is interrupted. */
const stored = storedState(draftKey('visitor', 'guest'), read);

const isOf = ({ token }: Guest, sessionToken: string | null) => token !== '' && token === sessionToken;

/** Returns whether the session opens one quotation only. */
export const isGuest = () => isOf(stored.get(), useSession.getState().token);

/** Returns what is known of the guest whose session it is; null for visitors and people with an account. */
export function useGuest(): Guest | null {
  const guest = stored.use();
  const token = useSession((session) => session.token);
  return isOf(guest, token) ? guest : null;
}

/** Returns the links that the device keeps, newest first. */
export const useGuestLinks = () => stored.use().links;

const ACCESS = /#acesso=([\w-]+)/;

/** Returns the secret part of a link or fragment; undefined without one. */
export const accessIn = (address: string): string | undefined => ACCESS.exec(address)?.[1];

/** Returns a fragment without the secret: what else it names stays. */
export const withoutAccess = (fragment: string) => fragment.replace(ACCESS, '');

/** Returns the secret part of the link that the device keeps for a quotation; undefined without one. */
export const storedAccess = (code: string) =>
  accessIn(stored.get().links.find((link) => link.code === code)?.url ?? '');

/** Returns the other quotations whose links the device keeps, as the server takes them. */
export const otherAccesses = (code: string): QuotationAccess[] =>
  stored
    .get()
    .links.filter((link) => link.code !== code)
    .map((link) => ({ code: link.code, access: accessIn(link.url) ?? '' }));

/** Goes on in a session that opens one quotation, and keeps its link. */
export function beginGuestSession({ Session, Code: code, Number: number, Url: url, NeedsEmail }: GuestSession) {
  const others = stored.get().links.filter((link) => link.code !== code);
  stored.set({
    token: Session.access_token,
    opens: code,
    needsEmail: NeedsEmail,
    links: [{ code, number, url }, ...others].slice(0, MAX_GUEST_LINKS),
  });
  startSession(Session);
  void invalidate('shopping-cart', 'proposal', 'message');
}

/** Forgets the links after an account was made of the guest. */
export const forgetGuest = () => stored.set(undefined);

/** Forgets the link of a quotation that an account has. */
export function forgetLink(code: string) {
  const guest = stored.get();
  stored.set({ ...guest, links: guest.links.filter((link) => link.code !== code) });
}
