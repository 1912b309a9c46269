import { createHash } from 'node:crypto';
import type { Discovery } from '@rodovia/shared/contracts/platform';
import { inScript } from './html';

/**
 * Returns the page's import map: digests of the ES modules of all releases, with which browsers check what modules
 * load. It names no module, so that a name of a package leads nowhere. Null if no release has ES modules.
 */
export function importMapOf({ microFrontends }: Discovery): string | null {
  const digests = Object.values(microFrontends)
    .flat()
    .flatMap(({ url, extras: { modulefederation } }) => {
      const { assets, modules = [] } = modulefederation;
      const folder = url.slice(0, url.lastIndexOf('/') + 1);
      return modules.map((file) => [folder + file, assets[file] ?? '']);
    });
  return digests.length > 0 ? inScript({ integrity: Object.fromEntries(digests) }) : null;
}

/** Returns the content security policy source of an inline script. */
export const sourceOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
