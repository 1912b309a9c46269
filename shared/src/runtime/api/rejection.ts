import { CART_KEY, CLOSING_KEY, FREE_ITEMS_KEY } from '../cart/storage';
import { isOffline } from '../network';
import { notify } from '../notifier';
import { endSession, useSession } from '../session/session';
import { draftKeys } from '../storage/draft-keys';
import { addressHere, interruptedSession, openForms, saveInterruption } from '../storage/interrupted-session';
import { storeDialog, storeNotice, takeNotice } from '../storage/notice';
import { DRAFT_FREE_ITEMS_KEY, DRAFT_KEY } from '../storage/quotation-draft';

const LAST_KEY = 'rodovia.rejected-at';
const QUIET_MS = 15_000;
const BACK_OFFICE = '/admin';

/** A 401 of log-in and recovery calls concerns their input, not the session. */
const EXEMPT = /^\/(Token|person\/SetRecoveryPassword|person\/recover-password)\b/i;

/** Returns whether a rejected call to this address leaves the session as it is. */
export const isExempt = (url: string) => EXEMPT.test(url);

const NOTICES = {
  network: 'Não foi possível falar com o servidor. Seu carrinho foi mantido; verifique a conexão e tente de novo.',
  unauthorized: 'Sua sessão terminou. Seu carrinho foi mantido; entre novamente para continuar.',
};

/** Changes the address without loading a page, which would fail without a network. */
function show(address: string) {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

function openRoot(notice: string) {
  storeNotice(notice);
  location.assign('/');
}

/**
 * Ends the session after a network error or a 401: clears the storage except cart, draft and unsaved input, and shows
 * the site root with a notice. For staff the log-in opens there, and leads back to where they were; without a network,
 * which the root needs, they see the log-in of the back office. A
 * second rejection right afterwards stays on the page, to avoid endless reloads. If the device itself is offline, the
 * session does not end and the page says so.
 */
export function rejectSession(reason: 'network' | 'unauthorized') {
  if (reason === 'network' && isOffline()) return;
  const last = Number(sessionStorage.getItem(LAST_KEY) ?? 0);
  const { isAuthenticated, isAdmin, isSeller, code } = useSession.getState();
  // a notice waits for the next page: this one is being left, and what it still reads must not take the notice's place
  const notice = isAuthenticated ? null : takeNotice();
  if (notice) return storeNotice(notice);
  const address = addressHere();
  const isStaff = isAdmin || isSeller;
  const left = isStaff ? { account: code ?? '', address, why: reason, forms: [...openForms] } : interruptedSession();
  endSession([CART_KEY, FREE_ITEMS_KEY, DRAFT_KEY, DRAFT_FREE_ITEMS_KEY, CLOSING_KEY, ...draftKeys()]);
  sessionStorage.setItem(LAST_KEY, String(Date.now()));
  // of several calls that are rejected at once, only the first one finds the session
  if (left) saveInterruption(left);
  if (isStaff && reason === 'unauthorized') {
    storeDialog('login');
    location.assign('/');
    return;
  }
  if (isStaff) {
    // below it, every page shows the log-in to visitors
    if (!address.startsWith(BACK_OFFICE)) show(BACK_OFFICE);
    return;
  }
  if (Date.now() - last < QUIET_MS || (!isAuthenticated && location.pathname === '/')) return;
  if (reason === 'network') {
    notify.error(NOTICES.network);
    show('/');
  } else openRoot(NOTICES.unauthorized);
}
