import { PAGE_SIZES, USUAL_ROWS } from '../../contracts/records';
import { useSession } from '../session/session';
import { persist } from './persist';

/** List settings of the current user as stored on this device. */
export interface ListSettings {
  /** Rows per page. */
  rows: number;
  /** Keys of hidden columns, by the list's address. */
  hidden: Record<string, readonly string[]>;
}

/** Also read by the page's inline script: `platform/src/origin/page/early-reads.ts`. */
const KEY = 'rodovia.lists';

/** Returns the stored settings, used before the server's answer arrives. */
export function readListSettings(): ListSettings {
  const usual = { rows: USUAL_ROWS, hidden: {} };
  try {
    const { code, rows, hidden } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (code !== useSession.getState().code) return usual;
    return { rows: PAGE_SIZES.find((size) => size === rows) ?? USUAL_ROWS, hidden: hidden ?? {} };
  } catch {
    return usual;
  }
}

/** Stores the settings for the next page on this device. */
export const saveListSettings = (lists: ListSettings) =>
  persist(KEY, JSON.stringify({ code: useSession.getState().code, ...lists }));
