/** Maximum length of the name of a saved view, in characters. */
export const VIEW_NAME_LIMIT = 40;
