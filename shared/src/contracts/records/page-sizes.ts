/** Selectable numbers of rows per page. */
export const PAGE_SIZES = [8, 15, 25, 30, 50, 100] as const;
/** Default number of rows per page in the back office. */
export const USUAL_ROWS = 25;
/** Placeholder for the caller's own page size in the address of a list call. */
export const OWN_ROWS = 'own';
