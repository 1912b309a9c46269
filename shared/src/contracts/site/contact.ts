import { nationalNumber } from '../people/phone';

const COUNTRY = '55';

/** Returns the `tel:` address of a phone number; null if it is invalid. */
export function callLink(phone: string): string | null {
  const number = nationalNumber(phone);
  return number && `tel:+${COUNTRY}${number}`;
}

/** Returns the address that opens WhatsApp with a prefilled message; null if the number is not a mobile number. */
export function whatsAppLink(mobile: string, text: string): string | null {
  const number = nationalNumber(mobile);
  return number?.length === 11 ? `https://wa.me/${COUNTRY}${number}?text=${encodeURIComponent(text)}` : null;
}
