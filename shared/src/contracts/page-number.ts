/** Highest number of a page that a list may be asked for. */
export const LAST_PAGE = 1_000_000;

/** The page that an address names: a whole number from 1, whatever is written there. */
export function readPage(written: string | null | undefined): number {
  const page = Number(written ?? 1);
  return Number.isInteger(page) && page >= 1 ? page : 1;
}

/** What a list is asked for: so far the API counts, and no list reaches there. */
export const askedPage = (page: number) => Math.min(page, LAST_PAGE);
