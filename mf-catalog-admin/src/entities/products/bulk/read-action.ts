import type { BulkAction } from './bulk-actions';
import { type PriceChange, readChange } from './price-change';
import type { BulkCall } from './use-bulk';

/** Parameters of a bulk action. */
export interface BulkInput {
  /** New brand or group of the products. */
  code: string;
  price: PriceChange;
}

const MISSING = { BRAND: 'Escolha a marca.', GROUP: 'Escolha o grupo.' };

/** Returns whether an action needs no parameters. */
export const isSwitch = (action: BulkAction): action is 'ON' | 'OFF' => action === 'ON' || action === 'OFF';

/** Returns the payload of an action, or a message about missing parameters. */
export function readAction(action: BulkAction, { code, price }: BulkInput): { call: BulkCall } | { complaint: string } {
  if (isSwitch(action)) return { call: { kind: 'STATUS', isActive: action === 'ON' } };
  if (action !== 'PRICE') return code ? { call: { kind: action, code } } : { complaint: MISSING[action] };
  const read = readChange(price);
  return 'complaint' in read ? read : { call: { kind: action, ...read } };
}
