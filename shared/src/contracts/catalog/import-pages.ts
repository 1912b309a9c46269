/** Number of lines of each state on one page of an import preview. */
export const IMPORT_PAGE = 200;
/** States of valid lines in an import preview. */
export const IMPORT_STATES = ['Created', 'Changed', 'Unchanged'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];
