import { isCnpj, isCpf, isEmail } from '@rodovia/shared/forms';

/** The fields of an address, empty. */
export const emptyAddress = {
  zipcode: '',
  longAddress: '',
  number: '',
  complement: '',
  neighborhood: '',
  stateCode: '',
  cityCode: '',
  reference: '',
};
export type AddressValues = typeof emptyAddress;

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

/** A wrong field and the sentence that says why. */
export interface FieldError {
  field: keyof Registration;
  message: string;
}

type Rule<T> = [field: keyof T & keyof Registration, wrong: (values: T) => boolean, message: string];

const blank = (text: string) => text.trim() === '';
const MIN_PASSWORD = 8;

const PERSONAL: Rule<Registration>[] = [
  ['name', ({ name }) => blank(name), 'Nome é obrigatório.'],
  ['cpf', ({ kind, cpf }) => kind === 'person' && !isCpf(cpf), 'CPF inválido.'],
  ['cnpj', ({ kind, cnpj }) => kind === 'company' && !isCnpj(cnpj), 'CNPJ inválido.'],
  ['mobile', ({ mobile }) => blank(mobile), 'Celular é obrigatório.'],
  ['email', ({ email }) => !isEmail(email), 'Email inválido.'],
  ['password', ({ password }) => password === '', 'Senha é obrigatório.'],
  ['passwordVerify', ({ password, passwordVerify }) => password !== passwordVerify, 'As senhas não coincidem.'],
  ['password', ({ password }) => password.length < MIN_PASSWORD, 'A senha precisa de pelo menos 8 caracteres.'],
];

const ADDRESS: Rule<AddressValues>[] = [
  ['zipcode', ({ zipcode }) => !/^\d{5}-\d{3}$/.test(zipcode), 'CEP é obrigatório.'],
  ['longAddress', ({ longAddress }) => blank(longAddress), 'Logradouro é obrigatório.'],
  ['number', ({ number }) => blank(number), 'Número é obrigatório.'],
  ['neighborhood', ({ neighborhood }) => blank(neighborhood), 'Bairro é obrigatório.'],
  ['stateCode', ({ stateCode }) => blank(stateCode), 'Estado é obrigatório.'],
  ['cityCode', ({ cityCode }) => blank(cityCode), 'Cidade é obrigatória.'],
];

const firstOf = <T>(rules: Rule<T>[], values: T): FieldError | null => {
  const broken = rules.find(([, wrong]) => wrong(values));
  return broken ? { field: broken[0], message: broken[2] } : null;
};

/** The first broken rule of the personal data, in the order in which they are checked. */
export const firstPersonalError = (values: Registration) => firstOf(PERSONAL, values);

/** The first broken rule of the address. */
export const firstAddressError = (values: AddressValues) => firstOf(ADDRESS, values);

/** True for a field of the first step, so that a late error leads back to it. */
export const isPersonal = (field: string) => PERSONAL.some(([name]) => name === field) || field === 'phone1';
