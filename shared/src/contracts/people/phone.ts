/** Matches complete phone numbers: with country code, long-distance zero, both, or neither. */
const NUMBER = /^(?:\+?55)?0?([1-9]{2}\d{8,9})$/;
const BETWEEN = /[\s().-]/g;

/**
 * Returns the digits of a Brazilian phone number with area code: ten, or eleven for a mobile number. Accepts `+55 11
 * 91234-5678`, `011 91234 5678` and `11.91234.5678`. Returns null for anything else.
 */
export const nationalNumber = (text: string): string | null => NUMBER.exec(text.replace(BETWEEN, ''))?.[1] ?? null;
