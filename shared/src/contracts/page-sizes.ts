/** Numbers of rows that a page of a list may have. */
export const PAGE_SIZES = [8, 15, 25, 30, 50, 100] as const;
/** Rows of a staff's list for who has not chosen another number. */
export const USUAL_ROWS = 25;
/** Stands in the address of a list's call, where the page's own address does not say how many rows, for the reader's. */
export const OWN_ROWS = 'own';
