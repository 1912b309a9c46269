/** Characters that the name of a saved view may have. */
export const VIEW_NAME_LIMIT = 40;
