/** Highest page number that can be requested from the API. */
export const LAST_PAGE = 1_000_000;

/** Parses the page number of an address: a whole number from 1; anything else is 1. */
export function readPage(written: string | null | undefined): number {
  const page = Number(written ?? 1);
  return Number.isInteger(page) && page >= 1 ? page : 1;
}

/** Limits a page number to the highest one that the API accepts. */
export const askedPage = (page: number) => Math.min(page, LAST_PAGE);
