import { nationalNumber } from './phone';

/** Digits of a text. */
export const onlyDigits = (text: string) => text.replace(/\D/g, '');

const onlyAlphanumeric = (text: string) => text.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** Puts the characters of `text` into the `#` places of `pattern`, as far as they reach. */
function fill(pattern: string, text: string): string {
  let used = 0;
  let out = '';
  for (const place of pattern) {
    if (used === text.length) break;
    out += place === '#' ? text[used++] : place;
  }
  return out;
}

/** `12345678909` → `123.456.789-09`. */
export const maskCpf = (text: string) => fill('###.###.###-##', onlyDigits(text));

/** `12ABC34501DE35` → `12.ABC.345/01DE-35`: letters are part of a CNPJ since July 2026. */
export const maskCnpj = (text: string) => fill('##.###.###/####-##', onlyAlphanumeric(text));

/** `01310100` → `01310-100`. */
export const maskCep = (text: string) => fill('#####-###', onlyDigits(text));

/** Longest number with its area, in digits. */
const LONGEST_PHONE = 11;

/**
 * `11987654321` → `(11) 98765-4321`; ten digits give `(11) 3456-7890`. What may yet become a number, with a country's
 * code or a zero before it, and what is too long for one stay as they are written: whoever typed them sees what is wrong.
 */
export function maskPhone(text: string): string {
  const digits = onlyDigits(text);
  const hasCountry = text.includes('+');
  const number = nationalNumber(hasCountry ? `+${digits}` : digits);
  if (!number && (hasCountry || digits.startsWith('0') || digits.length > LONGEST_PHONE)) return text;
  const shown = number ?? digits;
  return fill(shown.length > 10 ? '(##) #####-####' : '(##) ####-####', shown);
}

export type Mask = (text: string) => string;
