import type { Discovery, Role } from '@rodovia/shared/contracts';
import { ownerOf } from '@rodovia/shared/contracts/routes';

/** What a page measures of itself: milliseconds, and of `CLS` a number without a unit. */
export type Vitals = Partial<Record<'LCP' | 'INP' | 'CLS', number>>;

/** What is told of a release. */
export interface Measured {
  module: string;
  release: string;
  vitals: Vitals;
}

/** A module by its release: `['mf-a', '1.0.0-abc1234']`. */
export type Owner = [module: string, release: string];

const PARTS = /\/mf\/([\w-]+)\/([^/]+)\//;

/** Module and release that a file belongs to; null where it is none of a release. */
export function releaseOf(url: string): Owner | null {
  const [, module, release] = PARTS.exec(url) ?? [];
  return module && release ? [module, release] : null;
}

/** The module that shows an address to a role, with the release that this page has been given. */
export function moduleAt(discovery: Discovery, path: string, role: Role): Owner | null {
  const owners = Object.values(discovery.microFrontends).flatMap(([release]) =>
    release ? [{ url: release.url, routes: release.extras.routes }] : [],
  );
  const found = ownerOf(owners, path, role) ?? ownerOf(owners, '/', role);
  return found && releaseOf(found.owner.url);
}

/**
 * What a page says of the releases that it is made of. All of it is the shell's. When the first view came is also its
 * module's; how it answered and whether it jumped only where the page has never left that module.
 */
export function measuredOf(vitals: Vitals, shell: Owner, first: Owner | null, hasLeft: boolean): Measured[] {
  const rounded = Object.fromEntries(
    Object.entries(vitals).map(([metric, value]) => [metric, Number(value.toPrecision(4))]),
  );
  const { LCP } = rounded;
  const own = hasLeft ? { ...(LCP !== undefined && { LCP }) } : rounded;
  const of = ([module, release]: Owner, measured: Vitals) => ({ module, release, vitals: measured });
  return [of(shell, rounded), ...(first ? [of(first, own)] : [])].filter((one) => Object.keys(one.vitals).length > 0);
}
