import { PAGE_SIZES, USUAL_ROWS } from '@rodovia/shared/contracts/page-sizes';
import { keep } from './keep';
import { useSession } from './session/session';

/** How the person of this session has set their lists, as far as this device knows it. */
export interface KeptLists {
  /** Rows on a page. */
  rows: number;
  /** Keys of the columns that are not shown, by the list's address. */
  hidden: Record<string, readonly string[]>;
}

/** The page's own first script reads it too: `platform/src/origin/ahead.ts`. */
const KEY = 'rodovia.lists';

/** What a list begins with, before the server's own answer has come. */
export function keptLists(): KeptLists {
  const usual = { rows: USUAL_ROWS, hidden: {} };
  try {
    const { code, rows, hidden } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (code !== useSession.getState().code) return usual;
    return { rows: PAGE_SIZES.find((size) => size === rows) ?? USUAL_ROWS, hidden: hidden ?? {} };
  } catch {
    return usual;
  }
}

/** Keeps them for the next page on this device. */
export const keepLists = (lists: KeptLists) =>
  keep(KEY, JSON.stringify({ code: useSession.getState().code, ...lists }));
