const PREFIX = 'rodovia.unsent.';

/** Returns the storage key of unsaved input of an account; it survives an interrupted session. */
export const draftKey = (account: string, code: string) => `${PREFIX}${account}.${code}`;

/** Returns the storage keys of all unsaved input. */
export const draftKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
