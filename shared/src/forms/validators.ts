import { isValidCnpj, isValidCpf } from '@brazilian-utils/brazilian-utils';

/** A field's rule: the sentence to show, or undefined where the value is fine. */
export type Validator = (value: unknown) => string | undefined;

/** Refuses empty and blank values with `message`. */
export const required =
  (message: string): Validator =>
  (value) =>
    typeof value === 'string'
      ? value.trim()
        ? undefined
        : message
      : value === undefined || value === null
        ? message
        : undefined;

/** True for a CPF with right check digits; punctuation does not matter, one repeated digit is refused. */
export const isCpf = (text: string) => isValidCpf(text);

/** True for a CNPJ with right check digits, in the numeric and in the alphanumeric form. */
export const isCnpj = (text: string) => isValidCnpj(text, { version: 2 });

/** True for the shape `name@host.tld`. Whether the address exists only a message to it can tell. */
export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim());
