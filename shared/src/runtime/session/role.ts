import type { Role } from '@rodovia/shared/contracts';
import { runtimeConfig } from '../boot';

/** The role that a person type stands for in this installation; an unknown type has no rights. */
export function roleOfPersonType(personTypeCode: string | null): Role {
  const { client, seller, admin } = runtimeConfig.personTypes;
  if (!personTypeCode) return 'visitor';
  if (personTypeCode === admin) return 'admin';
  if (personTypeCode === seller) return 'seller';
  return personTypeCode === client ? 'client' : 'visitor';
}
