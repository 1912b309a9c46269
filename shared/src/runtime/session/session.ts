import { create } from 'zustand';
import type { LoginAnswer, Role } from '../../contracts/people';
import { roleOf } from '../../contracts/people';
import { runtimeConfig } from '../boot';
import { persist } from '../storage/persist';

const KEYS = { token: 'token', code: 'code', personType: 'PERSONTYPECODE', name: 'username' } as const;

/** The session as it is stored and shared by all modules. */
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

/** Tells the server that this browser is used in the back office, so that it does not render the storefront ahead. */
function markStaff(isStaff: boolean) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox ESR
  document.cookie = `${STAFF_COOKIE}=1; path=/; samesite=lax; max-age=${isStaff ? 31_536_000 : 0}`;
}

/**
 * Session of the page, for shell and modules. It starts anonymous, like the server-rendered page, and reads the storage
 * before anything else runs, so that hydration has no mismatch.
 */
export const useSession = create<Session>(() => anonymous);
if (typeof localStorage !== 'undefined') useSession.setState(stored());

/** Stores a log-in in the browser and sets the role flags. */
export function startSession(answer: LoginAnswer) {
  const { access_token, code, persontypecode, name } = answer;
  persist(KEYS.token, access_token);
  persist(KEYS.code, code);
  persist(KEYS.personType, persontypecode);
  persist(KEYS.name, name);
  const role = roleOf(runtimeConfig.personTypes, persontypecode);
  useSession.setState(describe(access_token, code, name, role));
  markStaff(role === 'admin' || role === 'seller');
}

/** Updates the displayed name after its owner has changed it. */
export function renameSession(name: string) {
  persist(KEYS.name, name);
  useSession.setState({ name });
}

/** Clears the browser's storage and the session. `keep` lists storage keys to preserve. */
export function endSession(keep: readonly string[] = []) {
  const entries = keep.map((key) => [key, localStorage.getItem(key)] as const);
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of entries) if (value !== null) localStorage.setItem(key, value);
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
