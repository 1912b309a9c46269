import { PICKED_UP, type QuotationDetailsInput } from '@rodovia/shared/contracts/quotations';
import { daysOf } from '@rodovia/shared/contracts/records';
import { draftKey, persist, serverNow } from '@rodovia/shared/runtime';
import { useState } from 'react';

/** Like the cart, it belongs to the device, and survives a session that is interrupted. */
const KEY = draftKey('visitor', 'closing');

/** What is typed beside the cart, kept on the device until it is closed. */
export interface TypedDetails {
  note: string;
  /** A day: `2026-11-24`. */
  wantedBy: string;
  purchaseOrder: string;
  /** Code of an address, `PICKED_UP`, or empty if it is left open. */
  delivery: string;
}

const NOTHING: TypedDetails = { note: '', wantedBy: '', purchaseOrder: '', delivery: '' };

function read(): TypedDetails {
  try {
    const stored: Partial<Record<string, unknown>> = JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
    const texts = Object.keys(NOTHING).map((name) => [name, typeof stored[name] === 'string' ? stored[name] : '']);
    return Object.fromEntries(texts) as unknown as TypedDetails;
  } catch {
    return NOTHING;
  }
}

/** Returns what is wrong with the wanted day; undefined if nothing is. */
export const wantedByError = (day: string, now: number) =>
  day !== '' && day < daysOf('today', new Date(now)).startDate ? 'Escolha hoje ou um dia que ainda vem.' : undefined;

/**
 * Returns what is sent of it; undefined if nothing is.
 * @param addresses codes of the client's addresses; others were chosen by somebody else on this device. Undefined while
 * they are not known: then the server judges.
 */
export function detailsInput(
  { note, wantedBy, purchaseOrder, delivery }: TypedDetails,
  addresses: readonly string[] | undefined,
): QuotationDetailsInput | undefined {
  const isAddress = delivery !== '' && delivery !== PICKED_UP;
  const input: QuotationDetailsInput = {
    ...(note.trim() && { note: note.trim() }),
    ...(wantedBy && { wantedBy }),
    ...(purchaseOrder.trim() && { purchaseOrder: purchaseOrder.trim() }),
    ...(delivery === PICKED_UP && { isPickedUp: true }),
    ...(isAddress && (addresses?.includes(delivery) ?? true) && { deliveryAddressCode: delivery }),
  };
  return Object.keys(input).length > 0 ? input : undefined;
}

/** State of what is typed beside the cart. */
export function useClosingDetails() {
  const [details, setDetails] = useState(read);
  const change = (some: Partial<TypedDetails>) => {
    const next = { ...details, ...some };
    setDetails(next);
    persist(KEY, JSON.stringify(next));
  };
  const forget = () => {
    setDetails(NOTHING);
    localStorage.removeItem(KEY);
  };
  return { details, change, forget, error: wantedByError(details.wantedBy, serverNow()) };
}
