import type { RuntimeConfig } from './runtime-config';

/** Who is looking at the page, or makes a call. */
export type Role = 'visitor' | 'client' | 'seller' | 'admin';

/** The role that a person type stands for in this installation; one that it does not know has no rights. */
export function roleOf(types: RuntimeConfig['personTypes'], personTypeCode: string | null): Role {
  if (!personTypeCode) return 'visitor';
  if (personTypeCode === types.admin) return 'admin';
  if (personTypeCode === types.seller) return 'seller';
  return personTypeCode === types.client ? 'client' : 'visitor';
}
