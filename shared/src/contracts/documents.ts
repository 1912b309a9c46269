import { isValidCnpj, isValidCpf, isValidEmail } from '@brazilian-utils/brazilian-utils';

const CPF = /^[\d.\- ]*$/;
const CNPJ = /^[\dA-Z./\- ]*$/i;

/** A document without its punctuation, letters in capitals. */
export const bareDocument = (text = '') => text.replace(/[^\dA-Za-z]/g, '').toUpperCase();

/** True for a CPF with right check digits, with or without punctuation; one repeated digit is refused. */
export const isCpf = (text = '') => CPF.test(text) && isValidCpf(bareDocument(text));

/** True for a CNPJ with right check digits, in the numeric form and in the one with letters, issued since July 2026. */
export const isCnpj = (text = '') => CNPJ.test(text) && isValidCnpj(bareDocument(text), { version: 2 });

/** True for what has the form of an address, blanks around it aside. Only a message to it can tell whether it exists. */
export const isEmail = (text = '') => isValidEmail(text.trim());
