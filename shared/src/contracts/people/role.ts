import type { RuntimeConfig } from '../platform/runtime-config';

/** Role of the caller or visitor. */
export type Role = 'visitor' | 'client' | 'seller' | 'admin';

/** Returns the role of a person type in this installation; an unknown type has no rights. */
export function roleOf(types: RuntimeConfig['personTypes'], personTypeCode: string | null): Role {
  if (!personTypeCode) return 'visitor';
  if (personTypeCode === types.admin) return 'admin';
  if (personTypeCode === types.seller) return 'seller';
  return personTypeCode === types.client ? 'client' : 'visitor';
}
