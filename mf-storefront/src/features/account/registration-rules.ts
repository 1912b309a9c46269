import {
  type AddressValues,
  addressRules,
  type BrokenRule,
  emptyAddress,
  firstBroken,
  registrationRules,
} from '@rodovia/shared/contracts';

/** What both steps of the registration hold; empty texts where nothing was typed. */
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

/** True where something was typed or chosen. */
export const isBegun = (values: Partial<Registration>) =>
  (Object.keys(emptyRegistration) as (keyof Registration)[]).some(
    (name) => (values[name] ?? '') !== emptyRegistration[name] && name !== 'kind',
  );

/** The form's names of fields that rules and server call otherwise. */
const OWN_NAMES: Record<string, keyof Registration> = { physicalDocument: 'cpf', legalDocument: 'cnpj' };

/** A field by the form's own name. */
export const ownName = (field: string) => OWN_NAMES[field] ?? field;

const identityOf = ({ kind, cpf, cnpj, ...values }: Registration) => ({
  ...values,
  isPhysical: kind === 'person',
  physicalDocument: cpf,
  legalDocument: cnpj,
});

/** The first broken rule of the personal data, in the order in which they are checked. */
export function firstPersonalError(values: Registration): BrokenRule | null {
  const broken = firstBroken(registrationRules, identityOf(values));
  return broken && { ...broken, field: ownName(broken.field) };
}

/** The first broken rule of the address. */
export const firstAddressError = (values: AddressValues) => firstBroken(addressRules, values);

/** True for a field of the first step, so that a late error leads back to it. */
export const isPersonal = (field: string) => !(field in emptyAddress);
