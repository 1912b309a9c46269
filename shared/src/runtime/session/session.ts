import type { LoginAnswer, Role } from '@rodovia/shared/contracts';
import { roleOf } from '@rodovia/shared/contracts/role';
import { create } from 'zustand';
import { runtimeConfig } from '../boot';
import { keep } from '../keep';

const KEYS = { token: 'token', code: 'code', personType: 'PERSONTYPECODE', name: 'username' } as const;

export interface Session {
  token: string | null;
  code: string | null;
  name: string | null;
  role: Role;
  isAuthenticated: boolean;
  isAdmin: boolean;
  isSeller: boolean;
  isClient: boolean;
}

const describe = (token: string | null, code: string | null, name: string | null, role: Role): Session => ({
  token,
  code,
  name,
  role,
  isAuthenticated: token !== null,
  isAdmin: role === 'admin',
  isSeller: role === 'seller',
  isClient: role === 'client',
});

const anonymous = describe(null, null, null, 'visitor');

function stored(): Session {
  const token = localStorage.getItem(KEYS.token);
  if (!token) return anonymous;
  const role = roleOf(runtimeConfig.personTypes, localStorage.getItem(KEYS.personType));
  return describe(token, localStorage.getItem(KEYS.code), localStorage.getItem(KEYS.name), role);
}

const STAFF_COOKIE = 'staff';

/** Tells the server that this browser works in the back office, so that it draws no storefront ahead for it. */
function markStaff(isStaff: boolean) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox ESR
  document.cookie = `${STAFF_COOKIE}=1; path=/; samesite=lax; max-age=${isStaff ? 31_536_000 : 0}`;
}

/**
 * The one session of the page, for shell and modules. It begins anonymous, as the server draws the page, and
 * takes what is stored before anything else runs: a page that came drawn is taken over without a mismatch.
 */
export const useSession = create<Session>(() => anonymous);
if (typeof localStorage !== 'undefined') useSession.setState(stored());

/** Keeps an accepted log-in in browser storage and sets the role flags. */
export function startSession(answer: LoginAnswer) {
  const { access_token, code, persontypecode, name } = answer;
  keep(KEYS.token, access_token);
  keep(KEYS.code, code);
  keep(KEYS.personType, persontypecode);
  keep(KEYS.name, name);
  const role = roleOf(runtimeConfig.personTypes, persontypecode);
  useSession.setState(describe(access_token, code, name, role));
  markStaff(role === 'admin' || role === 'seller');
}

/** Shows a name that its owner has changed wherever the session's is shown. */
export function renameSession(name: string) {
  keep(KEYS.name, name);
  useSession.setState({ name });
}

/** Clears all browser storage and the session. `keep` names storage keys that outlive it. */
export function endSession(keep: readonly string[] = []) {
  const kept = keep.map((key) => [key, localStorage.getItem(key)] as const);
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of kept) if (value !== null) localStorage.setItem(key, value);
  useSession.setState(anonymous);
  markStaff(false);
}

/** Follows log-ins and log-outs of other tabs. */
export function followOtherTabs() {
  addEventListener('storage', (event) => {
    const cleared = event.key === null;
    if (cleared || event.key === KEYS.token) useSession.setState(stored());
  });
}
