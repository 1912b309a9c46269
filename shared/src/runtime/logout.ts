import { runtimeConfig } from './boot';
import { messages } from './messages';
import { leaveNotice } from './notice';
import { endSession, useSession } from './session/session';

/** Ends the session on purpose: storage, cart and draft go too, and the site root opens with a farewell. */
export function logOut() {
  const { isAdmin, isSeller, token } = useSession.getState();
  const call = { method: 'POST', keepalive: true, headers: { Authorization: `Bearer ${token}` } };
  // Nobody waits for it: it outlives the page, and without a network the token ends with its time.
  fetch(`${runtimeConfig.apiBase}/person/logout`, call).catch(() => undefined);
  endSession();
  leaveNotice(isAdmin || isSeller ? messages.goodbyeStaff : messages.goodbye);
  location.assign('/');
}
