/** What administrators may do with what visitors get, by the names of the commands that do the same. */
export const RELEASE_DEEDS = ['promote', 'rollback', 'withdraw', 'restore', 'end-canary'] as const;
export type ReleaseDeedName = (typeof RELEASE_DEEDS)[number];

/** Longest reason for a deed. */
export const REASON_LIMIT = 300;

/** Steps on a page of the history. */
export const STEPS_ON_PAGE = 20;

/** Ports on which a developer's machine may serve a module, and the usual one. */
export const OWN_PORTS = { first: 1024, last: 65_535, usual: 3100 } as const;
