import { isValidCnpj, isValidCpf, isValidEmail } from '@brazilian-utils/brazilian-utils';

const CPF = /^[\d.\- ]*$/;
const CNPJ = /^[\dA-Z./\- ]*$/i;

/** Removes the punctuation from a document and capitalizes its letters. */
export const bareDocument = (text = '') => text.replace(/[^\dA-Za-z]/g, '').toUpperCase();

/** Returns whether a CPF has valid check digits, with or without punctuation. Repetitions of one digit are invalid. */
export const isCpf = (text = '') => CPF.test(text) && isValidCpf(bareDocument(text));

/**
 * Returns whether a CNPJ has valid check digits, in the numeric format or in the alphanumeric one issued since July
 * 2026.
 */
export const isCnpj = (text = '') => CNPJ.test(text) && isValidCnpj(bareDocument(text), { version: 2 });

/**
 * Returns whether a text has the format of a mail address, ignoring surrounding blanks. It does not check that the
 * address exists.
 */
export const isEmail = (text = '') => isValidEmail(text.trim());
