/** Most lines of a list; longer ones are split by who sends them. */
export const MOST_LIST_LINES = 2000;
/** Characters of a line that are read. */
export const LONGEST_LIST_LINE = 300;
/** Largest list that is read, in bytes, as a text or a file. */
export const LARGEST_LIST = 2_000_000;
/** Lines that are matched in one call. */
export const LINES_AT_ONCE = 50;

/** Most products of one quotation. */
export const MOST_QUOTED_PRODUCTS = 500;
/** Words of the customer's own for what the catalogue does not have. */
export const LONGEST_FREE_ITEM = 300;
/** Most of them in one quotation. */
export const MOST_FREE_ITEMS = 200;
