import { useSession } from './session/session';

const KEY = 'rodovia.left';

/** Where somebody of the staff stood when the session broke off in this tab. */
export interface Left {
  account: string;
  /** Path, query and hash. */
  address: string;
  why: 'network' | 'unauthorized';
  /** Forms that held what was not saved. */
  forms: string[];
}

/** The forms on the page that hold what is not saved. */
export const openForms = new Set<string>();

export const addressHere = () => location.pathname + location.search + location.hash;

/** Notes where somebody stood; after the session has ended, for that empties the tab's storage. */
export const noteLeft = (left: Left) => sessionStorage.setItem(KEY, JSON.stringify(left));

/** Where the session broke off in this tab; null where none did. */
export const whereLeft = () => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Left | null;

/** The forms that the person of this session left on this page. */
export function leftForms(): readonly string[] {
  const left = whereLeft();
  const isHere = left?.account === useSession.getState().code && left?.address === addressHere();
  return left && isHere ? left.forms : [];
}
