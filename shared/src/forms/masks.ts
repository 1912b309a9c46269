import type { Mask } from '../contracts/rules';

const counts = (character: string | undefined) => /[0-9A-Za-z]/.test(character ?? '');

/** Returns the index in `masked` after its `count`-th letter or digit. */
export function placeBehind(masked: string, count: number): number {
  let seen = 0;
  let place = 0;
  while (place < masked.length && seen < count) if (counts(masked[place++])) seen += 1;
  return place;
}

/** Formats an input's text with `mask` and keeps the caret after the same letter or digit. Returns the text. */
export function writeMasked(input: HTMLInputElement, mask: Mask): string {
  const before = input.value.slice(0, input.selectionStart ?? input.value.length);
  const masked = mask(input.value);
  if (masked === input.value) return masked;
  const place = placeBehind(masked, [...before].filter(counts).length);
  input.value = masked;
  input.setSelectionRange(place, place);
  return masked;
}
