import { type AddressValues, addressRules, emptyAddress, registrationRules } from '@rodovia/shared/contracts/people';
import { type BrokenRule, firstBroken } from '@rodovia/shared/contracts/rules';

/** Initial values of both steps. */
export const emptyRegistration = {
  kind: 'person' as 'person' | 'company',
  name: '',
  cpf: '',
  cnpj: '',
  mobile: '',
  phone1: '',
  email: '',
  password: '',
  passwordVerify: '',
  ...emptyAddress,
};
export type Registration = typeof emptyRegistration;

/** Returns whether anything was typed or chosen. */
export const isBegun = (values: Partial<Registration>) =>
  (Object.keys(emptyRegistration) as (keyof Registration)[]).some(
    (name) => (values[name] ?? '') !== emptyRegistration[name] && name !== 'kind',
  );

/** Names of form fields that differ from those in rules and payloads. */
const OWN_NAMES: Record<string, keyof Registration> = { physicalDocument: 'cpf', legalDocument: 'cnpj' };

/** Returns the form's name of a field. */
export const ownName = (field: string) => OWN_NAMES[field] ?? field;

const identityOf = ({ kind, cpf, cnpj, ...values }: Registration) => ({
  ...values,
  isPhysical: kind === 'person',
  physicalDocument: cpf,
  legalDocument: cnpj,
});

/** Returns the first error of the personal data, in the order of the rules. */
export function firstPersonalError(values: Registration): BrokenRule | null {
  const broken = firstBroken(registrationRules, identityOf(values));
  return broken && { ...broken, field: ownName(broken.field) };
}

/** Returns the first error of the address. */
export const firstAddressError = (values: AddressValues) => firstBroken(addressRules, values);

/** Returns whether a field belongs to the first step, to which a late error leads back. */
export const isPersonal = (field: string) => !(field in emptyAddress);
