import type { Address } from '@rodovia/shared/contracts';

/** The name under which what is typed into the form of a person's address is kept. */
export const addressPlace = (personCode: string, address?: Address) =>
  `endereço ${personCode} ${address?.Code ?? 'novo'}`;
