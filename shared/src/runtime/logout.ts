import { runtimeConfig } from './boot';
import { messages } from './messages';
import { endSession, useSession } from './session/session';
import { storeNotice } from './storage/notice';

/**
 * Ends the session at the user's request: storage, cart and draft are cleared, and the site root opens with a farewell.
 */
export function logOut() {
  const { isAdmin, isSeller, token } = useSession.getState();
  const call = { method: 'POST', keepalive: true, headers: { Authorization: `Bearer ${token}` } };
  // nobody waits for it: it outlives the page, and without a network the token expires
  fetch(`${runtimeConfig.apiBase}/person/logout`, call).catch(() => undefined);
  endSession();
  storeNotice(isAdmin || isSeller ? messages.goodbyeStaff : messages.goodbye);
  location.assign('/');
}
