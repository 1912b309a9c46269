import type { AddressInput } from '@rodovia/shared/contracts';
import type { address } from '../db/schema';

/** The row of an address payload; the CEP is kept as digits. */
export function addressRow(input: AddressInput, personCode: string): typeof address.$inferInsert {
  return {
    personCode,
    longAddress: input.longAddress.trim(),
    number: input.number.trim(),
    complement: input.complement?.trim() ?? '',
    neighborhood: input.neighborhood.trim(),
    zipcode: input.zipcode.replace(/\D/g, ''),
    cityCode: input.cityCode,
    reference: (input.reference ?? input.additionalInformation ?? '').trim(),
  };
}
