import { nationalNumber } from '@rodovia/shared/contracts/phone';

const COUNTRY = '55';

/** Address that calls a number; null where it is none. */
export function callLink(phone: string): string | null {
  const number = nationalNumber(phone);
  return number && `tel:+${COUNTRY}${number}`;
}

/** Address that opens WhatsApp with a first sentence; null for what is no mobile number. */
export function whatsAppLink(mobile: string, text: string): string | null {
  const number = nationalNumber(mobile);
  return number?.length === 11 ? `https://wa.me/${COUNTRY}${number}?text=${encodeURIComponent(text)}` : null;
}
