import type { AddressInput, AddressValues, Person, PersonInput } from '@rodovia/shared/contracts/people';
import { type BrokenRule, bareDocument } from '@rodovia/shared/contracts/rules';
import { onlyDigits } from '@rodovia/shared/forms';
import { ApiError, api, logIn } from '@rodovia/shared/runtime';
import { ownName, type Registration } from './registration-rules';

/** Returns the address payload: the CEP without its mask. */
export const addressPayload = (values: AddressValues): AddressInput => ({
  longAddress: values.longAddress,
  number: values.number,
  complement: values.complement,
  neighborhood: values.neighborhood,
  cityCode: values.cityCode,
  stateCode: values.stateCode,
  reference: values.reference,
  zipcode: onlyDigits(values.zipcode),
});

function payload(values: Registration): PersonInput {
  const isCompany = values.kind === 'company';
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    isPhysical: !isCompany,
    isLegal: isCompany,
    phone1: values.phone1,
    mobile: values.mobile,
    password: values.password,
    passwordVerify: values.passwordVerify,
    physicalDocument: isCompany ? '' : onlyDigits(values.cpf),
    legalDocument: isCompany ? bareDocument(values.cnpj) : '',
    address: [addressPayload(values)],
  };
}

const isSpoken = ({ kind, status, message }: ApiError) =>
  message !== '' && (kind === 'network' || (status >= 400 && status < 500));

/** Returns the field errors of a refused call by the form's names, and its message; `fallback` if the server failed. */
export function refusal(error: unknown, fallback: string): { fields: BrokenRule[]; message: string } {
  if (!(error instanceof ApiError)) return { fields: [], message: fallback };
  const fields = Object.entries(error.fieldErrors).map(([name, message]) => {
    const last = name.split('.').at(-1) ?? name;
    return { field: ownName(last), message };
  });
  return { fields, message: isSpoken(error) ? error.message : fallback };
}

/** Registers a client and logs in. Rejects with the server's `ApiError`. */
export async function register(values: Registration): Promise<void> {
  await api.post<Person>('/person', payload(values));
  await logIn(values.email.trim(), values.password);
}
