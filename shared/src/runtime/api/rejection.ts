import { CART_KEY, CLOSING_KEY, FREE_ITEMS_KEY } from '../cart/storage';
import { DRAFT_FREE_ITEMS_KEY, DRAFT_KEY } from '../draft';
import { addressHere, noteLeft, openForms, whereLeft } from '../left';
import { isOffline } from '../network';
import { leaveNotice } from '../notice';
import { notify } from '../notifier';
import { endSession, useSession } from '../session/session';
import { unsentKeys } from '../unsent';

const LAST_KEY = 'rodovia.rejected-at';
const CALM_MS = 15_000;
const BACK_OFFICE = '/admin';

/** A 401 of log-in and recovery calls is about their input, not about the session. */
const EXEMPT = /^\/(Token|person\/SetRecoveryPassword|person\/recover-password)\b/i;

export const isExempt = (url: string) => EXEMPT.test(url);

const NOTICES = {
  network: 'Não foi possível falar com o servidor. Seu carrinho foi mantido; verifique a conexão e tente de novo.',
  unauthorized: 'Sua sessão terminou. Seu carrinho foi mantido; entre novamente para continuar.',
};

/** Opens an address without loading a page: without a network that would fail. */
function show(address: string) {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

function openRoot(notice: string) {
  leaveNotice(notice);
  location.assign('/');
}

/**
 * Ends the session after a network error or a 401: storage is cleared, cart, draft and what was typed are put back, and
 * the browser goes to the site root with a notice; staff is shown the log-in of the back office instead, which brings
 * them back to where they were. A second rejection right after the first stays on the page, so that what asks again
 * there does not tear it away for ever. A network that the device itself knows to be away ends nothing: it comes back,
 * and the page says so.
 */
export function rejectSession(reason: 'network' | 'unauthorized') {
  if (reason === 'network' && isOffline()) return;
  const last = Number(sessionStorage.getItem(LAST_KEY) ?? 0);
  const { isAuthenticated, isAdmin, isSeller, code } = useSession.getState();
  const address = addressHere();
  const isStaff = isAdmin || isSeller;
  const left = isStaff ? { account: code ?? '', address, why: reason, forms: [...openForms] } : whereLeft();
  endSession([CART_KEY, FREE_ITEMS_KEY, DRAFT_KEY, DRAFT_FREE_ITEMS_KEY, CLOSING_KEY, ...unsentKeys()]);
  sessionStorage.setItem(LAST_KEY, String(Date.now()));
  // of several calls that are rejected at once, only the first finds the session
  if (left) noteLeft(left);
  if (isStaff) {
    // below it every page is the log-in to whoever is not logged in
    if (!address.startsWith(BACK_OFFICE)) show(BACK_OFFICE);
    return;
  }
  if (Date.now() - last < CALM_MS || (!isAuthenticated && location.pathname === '/')) return;
  if (reason === 'network') {
    notify.error(NOTICES.network);
    show('/');
  } else openRoot(NOTICES.unauthorized);
}
