/** Name of the package that the shell provides to modules. */
export const SHARED_PACKAGE = '@rodovia/shared';

/** Returns the first number of a version or range: its major. */
export const majorOf = (range: string) => /\d+/.exec(range)?.[0] ?? '';

/**
 * Returns the key under which a shell provides a shared package of an earlier major:
 * `@rodovia/shared-3/runtime`.
 */
export const earlierKey = (key: string, major: string) => key.replace(SHARED_PACKAGE, `${SHARED_PACKAGE}-${major}`);
