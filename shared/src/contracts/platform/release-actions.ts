/** Actions that administrators can take on releases, named after the equivalent commands. */
export const RELEASE_ACTIONS = ['promote', 'rollback', 'canary', 'withdraw', 'restore', 'end-canary'] as const;
export type ReleaseActionName = (typeof RELEASE_ACTIONS)[number];

/** Part of the visitors that a canary can be for, in percent, and the suggested one. */
export const CANARY_TRAFFIC = { least: 1, most: 99, usual: 10 } as const;

/** Maximum length of the reason for an action, in characters. */
export const REASON_LIMIT = 300;

/** Number of steps on a page of the history. */
export const STEPS_ON_PAGE = 20;

/** Range of ports that a local server of a module can use, and the default port. */
export const OWN_PORTS = { first: 1024, last: 65_535, usual: 3100 } as const;
