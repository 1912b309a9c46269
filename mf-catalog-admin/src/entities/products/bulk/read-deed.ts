import type { Deed } from './deeds';
import { type PriceChange, readChange } from './price-change';
import type { BulkCall } from './use-bulk';

/** What a deed is told in its dialog. */
export interface Told {
  /** The brand or group that the products get. */
  code: string;
  price: PriceChange;
}

const MISSING = { BRAND: 'Escolha a marca.', GROUP: 'Escolha o grupo.' };

/** Whether a deed is clear without another word. */
export const isSwitch = (deed: Deed): deed is 'ON' | 'OFF' => deed === 'ON' || deed === 'OFF';

/** A deed as the server takes it, or the sentence that says what is missing. */
export function readDeed(deed: Deed, { code, price }: Told): { call: BulkCall } | { complaint: string } {
  if (isSwitch(deed)) return { call: { kind: 'STATUS', isActive: deed === 'ON' } };
  if (deed !== 'PRICE') return code ? { call: { kind: deed, code } } : { complaint: MISSING[deed] };
  const read = readChange(price);
  return 'complaint' in read ? read : { call: { kind: deed, ...read } };
}
