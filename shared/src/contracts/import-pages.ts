/** The lines of each state that one page of a preview has. */
export const IMPORT_PAGE = 200;
/** Which good lines of a preview are turned over. */
export const IMPORT_STATES = ['Created', 'Changed', 'Unchanged'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];
