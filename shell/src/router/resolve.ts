import { type Place, placeOf } from '@rodovia/shared/contracts/platform';
import type { Role } from '@rodovia/shared/runtime';
import type { KnownModule } from '../remotes/discovery';

/** What an address shows to a role. */
export type Destination = Place<KnownModule>;

/** Decides what `path` shows to `role`, given the modules of this page. */
export const resolve = (modules: readonly KnownModule[], path: string, role: Role): Destination =>
  placeOf(modules, path, role);
