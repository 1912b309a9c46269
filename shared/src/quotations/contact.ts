import { onlyDigits } from '@rodovia/shared/contracts/masks';

const COUNTRY = '55';

/** A Brazilian number with its area: ten digits, or eleven of a mobile one; null for anything else. */
function numberOf(text: string): string | null {
  const digits = onlyDigits(text);
  const national = digits.length > 11 && digits.startsWith(COUNTRY) ? digits.slice(COUNTRY.length) : digits;
  return /^\d{10,11}$/.test(national) ? national : null;
}

/** Address that calls a number; null where it is none. */
export function callLink(phone: string): string | null {
  const number = numberOf(phone);
  return number && `tel:+${COUNTRY}${number}`;
}

/** Address that opens WhatsApp with a first sentence; null for what is no mobile number. */
export function whatsAppLink(mobile: string, text: string): string | null {
  const number = numberOf(mobile);
  return number?.length === 11 ? `https://wa.me/${COUNTRY}${number}?text=${encodeURIComponent(text)}` : null;
}
