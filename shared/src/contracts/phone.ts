/** Ways of writing a number whole: with the country's code, the zero of long distance, both, or neither. */
const NUMBER = /^(?:\+?55)?0?([1-9]{2}\d{8,9})$/;
const BETWEEN = /[\s().-]/g;

/**
 * Digits of a Brazilian number, its area first: ten, or eleven of a mobile one. Understands `+55 11 91234-5678`,
 * `011 91234 5678` and `11.91234.5678`. Null for whatever is no such number, which nobody could call.
 */
export const nationalNumber = (text: string): string | null => NUMBER.exec(text.replace(BETWEEN, ''))?.[1] ?? null;
