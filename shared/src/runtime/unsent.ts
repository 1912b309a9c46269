const PREFIX = 'rodovia.unsent.';

/** Storage key of what an account has typed into something and no server has; it outlives a session that broke off. */
export const unsentKey = (account: string, code: string) => `${PREFIX}${account}.${code}`;

/** The storage keys of all that is unsent. */
export const unsentKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
