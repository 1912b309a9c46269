import { earlierKey, SHARED_PACKAGE } from '@rodovia/shared/contracts/platform';
import type { ShareScope } from './container-source';

/**
 * Returns the share scope of an earlier major of `@rodovia/shared`: its own packages, and what has not changed since
 * then under its version.
 */
export function scopeOf(scope: ShareScope, major: string): ShareScope {
  const [version = ''] = Object.keys(scope[earlierKey(`${SHARED_PACKAGE}/runtime`, major)] ?? {});
  const entries = Object.entries(scope).flatMap(([key, versions]) => {
    if (key.startsWith(`${SHARED_PACKAGE}-`)) return [];
    if (!key.startsWith(`${SHARED_PACKAGE}/`)) return [[key, versions] as const];
    const [provided] = Object.values(scope[earlierKey(key, major)] ?? versions);
    return [[key, { [version]: { ...provided, version } }] as const];
  });
  return Object.fromEntries(entries);
}
