import { type AddressInput, emptyAddress, plainAddressRules } from '@rodovia/shared/contracts/people';
import { brokenRules } from '@rodovia/shared/contracts/rules';
import { invalidFields } from '../base/http-error';
import type { address } from '../db/schema';

function refuseHidden(input: AddressInput, reference: string): void {
  const errors = brokenRules(plainAddressRules, { ...emptyAddress, ...input, reference });
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}

/**
 * Converts an address payload to a row; the CEP is stored as digits.
 * @throws {HttpError} 400 for hidden characters.
 */
export function addressRow(input: AddressInput, personCode: string): typeof address.$inferInsert {
  const reference = (input.reference ?? input.additionalInformation ?? '').trim();
  refuseHidden(input, reference);
  return {
    personCode,
    longAddress: input.longAddress.trim(),
    number: input.number.trim(),
    complement: input.complement?.trim() ?? '',
    neighborhood: input.neighborhood.trim(),
    zipcode: input.zipcode.replace(/\D/g, ''),
    cityCode: input.cityCode,
    reference,
  };
}
