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

/** `11987654321` → `(11) 98765-4321`; ten digits give `(11) 3456-7890`. At most 15 characters. */
export function maskPhone(text: string): string {
  const digits = onlyDigits(text);
  return fill(digits.length > 10 ? '(##) #####-####' : '(##) ####-####', digits);
}

export type Mask = (text: string) => string;

const counts = (character: string | undefined) => /[0-9A-Za-z]/.test(character ?? '');

/** Place in `masked` behind its `count`-th letter or digit. */
export function placeBehind(masked: string, count: number): number {
  let seen = 0;
  let place = 0;
  while (place < masked.length && seen < count) if (counts(masked[place++])) seen += 1;
  return place;
}

/** Writes an input's text as `mask` has it, the caret behind the same letter or digit as before. Answers the text. */
export function writeMasked(input: HTMLInputElement, mask: Mask): string {
  const before = input.value.slice(0, input.selectionStart ?? input.value.length);
  const masked = mask(input.value);
  if (masked === input.value) return masked;
  const place = placeBehind(masked, [...before].filter(counts).length);
  input.value = masked;
  input.setSelectionRange(place, place);
  return masked;
}
