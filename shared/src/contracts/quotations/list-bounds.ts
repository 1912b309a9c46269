/** Maximum number of lines of a list. Senders split longer lists. */
export const MAX_LIST_LINES = 2000;
/** Maximum number of characters that are read from a line. */
export const MAX_LIST_LINE_LENGTH = 300;
/** Maximum size of a list in bytes, as text or file. */
export const MAX_LIST_BYTES = 2_000_000;
/** Number of lines that are matched per call. */
export const LINES_AT_ONCE = 50;
/** Number of pieces of one tyre above which a list asks before it takes them. */
export const ASKED_ABOVE = 200;

/** Maximum number of lines of a customer's list that are kept with the product that answers them. */
export const MAX_ITEM_WORDS = 200;

/** Maximum number of products per quotation. */
export const MAX_QUOTED_PRODUCTS = 500;
/** Maximum length of a free item, in characters. Free items describe what the catalogue does not have. */
export const MAX_FREE_ITEM_LENGTH = 300;
/** Maximum number of free items per quotation. */
export const MAX_FREE_ITEMS = 200;
/** Maximum length of a quote in a message, in characters. */
export const MAX_QUOTE_LENGTH = 200;

/** Maximum length of what a client writes to the seller when closing the cart, in characters. */
export const MAX_CLIENT_NOTE = 1000;
/** Maximum length of the number of a client's own purchase order, in characters. */
export const MAX_PURCHASE_ORDER = 40;
/** Text for pick-up instead of delivery. */
export const PICKED_UP = 'Retira na loja';

/** Maximum number of lists that a client keeps. */
export const MAX_SAVED_LISTS = 50;
/** Maximum length of a list's name, in characters. */
export const MAX_LIST_NAME = 80;

/** Maximum number of quotations without an account whose links a device keeps, and which are proven in one call. */
export const MAX_GUEST_LINKS = 20;
