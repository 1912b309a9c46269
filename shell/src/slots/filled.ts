import type { Role } from '@rodovia/shared/runtime';
import type { KnownModule } from '../remotes/discovery';

/** A slot to show, and the modules that may fill it. */
export interface Filled {
  slot: string;
  props: object;
  modules: KnownModule[];
}

/** Title of the panel in place of a part that fails. */
export const PART_LOST = 'Esta parte não abriu';

/** Visitors and clients do not learn of a part that fails: the page is complete without it. */
export const isSpareFor = (role: Role) => role !== 'admin' && role !== 'seller';
