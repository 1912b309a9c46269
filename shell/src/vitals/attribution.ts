import type { Role } from '@rodovia/shared/contracts/people';
import type { Discovery } from '@rodovia/shared/contracts/platform';
import { ownerOf } from '@rodovia/shared/contracts/platform';

/** Measurements of a page: LCP and INP in ms, CLS without a unit. */
export type Vitals = Partial<Record<'LCP' | 'INP' | 'CLS', number>>;

/** Measurements to report for a release. */
export interface Measured {
  module: string;
  release: string;
  vitals: Vitals;
}

/** Module and release: `['mf-a', '1.0.0-abc1234']`. */
export type Owner = [module: string, release: string];

const PARTS = /\/mf\/([\w-]+)\/([^/]+)\//;

/** Returns module and release of a file; null if it belongs to no release. */
export function releaseOf(url: string): Owner | null {
  const [, module, release] = PARTS.exec(url) ?? [];
  return module && release ? [module, release] : null;
}

/** Returns the module that shows an address to a role, with the release that this page was given. */
export function moduleAt(discovery: Discovery, path: string, role: Role): Owner | null {
  const owners = Object.values(discovery.microFrontends).flatMap(([release]) =>
    release ? [{ url: release.url, routes: release.extras.routes }] : [],
  );
  const found = ownerOf(owners, path, role) ?? ownerOf(owners, '/', role);
  return found && releaseOf(found.owner.url);
}

/**
 * Attributes measurements to releases. The shell gets all of them. The module of the first view gets LCP, and INP and
 * CLS only if the page has never left that module.
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
