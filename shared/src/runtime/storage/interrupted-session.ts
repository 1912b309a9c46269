import { useSession } from '../session/session';

const KEY = 'rodovia.left';

/** Where a staff member was when the session was interrupted in this tab. */
export interface InterruptedSession {
  account: string;
  /** Path, query and fragment. */
  address: string;
  why: 'network' | 'unauthorized';
  /** Keys of forms with unsaved input. */
  forms: string[];
}

/** Keys of forms on the page with unsaved input. */
export const openForms = new Set<string>();

/** Returns the current address without its origin. */
export const addressHere = () => location.pathname + location.search + location.hash;

/**
 * Stores where the session was interrupted. Call it after the session has ended, because that clears the tab's storage.
 */
export const saveInterruption = (left: InterruptedSession) => sessionStorage.setItem(KEY, JSON.stringify(left));

/** Returns where the session was interrupted in this tab; null if it was not. */
export const interruptedSession = () => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as InterruptedSession | null;

/** Returns the forms that the current user left open on this page. */
export function interruptedForms(): readonly string[] {
  const left = interruptedSession();
  const isHere = left?.account === useSession.getState().code && left?.address === addressHere();
  return left && isHere ? left.forms : [];
}
