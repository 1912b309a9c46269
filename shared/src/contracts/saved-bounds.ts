/** Most favourites of one person; a further one is refused. */
export const MOST_FAVOURITES = 100;
/** Of the products that were looked at so many are kept, the latest. */
export const MOST_SEEN = 20;
