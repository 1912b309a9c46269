import type { Address } from '@rodovia/shared/contracts/people';

/** Returns the draft key of an address form. */
export const addressPlace = (personCode: string, address?: Address) =>
  `endereço ${personCode} ${address?.Code ?? 'novo'}`;
