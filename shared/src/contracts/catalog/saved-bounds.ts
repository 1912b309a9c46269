/** Maximum number of favourites per person; adding another one is refused. */
export const MAX_FAVOURITES = 100;
/** Number of recently viewed products that are remembered per person. */
export const MAX_SEEN = 20;
