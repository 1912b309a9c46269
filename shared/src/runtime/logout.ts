import { messages } from './messages';
import { leaveNotice } from './notice';
import { endSession, useSession } from './session/session';

/** Ends the session on purpose: storage, cart and draft go too, and the site root opens with a farewell. */
export function logOut() {
  const { isAdmin, isSeller } = useSession.getState();
  endSession();
  leaveNotice(isAdmin || isSeller ? messages.goodbyeStaff : messages.goodbye);
  location.assign('/');
}
