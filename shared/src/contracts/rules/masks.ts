import { nationalNumber } from '../people/phone';

/** Returns the digits of a text. */
export const onlyDigits = (text: string) => text.replace(/\D/g, '');

const onlyAlphanumeric = (text: string) => text.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** Fills the `#` placeholders of `pattern` with the characters of `text`, as far as they go. */
function fill(pattern: string, text: string): string {
  let used = 0;
  let out = '';
  for (const place of pattern) {
    if (used === text.length) break;
    out += place === '#' ? text[used++] : place;
  }
  return out;
}

/** Formats a CPF: `12345678909` → `123.456.789-09`. */
export const maskCpf = (text: string) => fill('###.###.###-##', onlyDigits(text));

/** Formats a CNPJ: `12ABC34501DE35` → `12.ABC.345/01DE-35`. Letters have been possible since July 2026. */
export const maskCnpj = (text: string) => fill('##.###.###/####-##', onlyAlphanumeric(text));

/** Formats a CEP: `01310100` → `01310-100`. */
export const maskCep = (text: string) => fill('#####-###', onlyDigits(text));

/** Maximum number of digits of a phone number with area code. */
const MAX_PHONE_LENGTH = 11;

/**
 * Formats a phone number: `11987654321` → `(11) 98765-4321`; ten digits give `(11) 3456-7890`. Text with a country code
 * or a leading zero, and text that is too long, is returned unchanged, so that people see their mistake.
 */
export function maskPhone(text: string): string {
  const digits = onlyDigits(text);
  const hasCountry = text.includes('+');
  const number = nationalNumber(hasCountry ? `+${digits}` : digits);
  if (!number && (hasCountry || digits.startsWith('0') || digits.length > MAX_PHONE_LENGTH)) return text;
  const shown = number ?? digits;
  return fill(shown.length > 10 ? '(##) #####-####' : '(##) ####-####', shown);
}

/** Formats what was typed so far; its digits stay in their order. */
export type Mask = (text: string) => string;
