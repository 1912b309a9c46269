import {
  api,
  type CartItem,
  invalidate,
  messageOf,
  notify,
  type useCart,
  type useFreeItems,
} from '@rodovia/shared/runtime';
import { useRef, useState } from 'react';
import type { QuotationDetailsInput, ShoppingCart, ShoppingCartInput } from '../contracts/quotations';
import { closingKey, forgetClosingKey } from './closing-key';

const NOT_CREATED = 'Erro ao criar orçamento';

/** Whom the quotation is for, and what is added to it. */
interface Closing {
  /** Client, for staff. */
  personCode?: string;
  details?: QuotationDetailsInput;
}

/** Returns items and free items of a list as the server takes them. */
export const itemsInput = (
  items: readonly CartItem[],
  freeItems: readonly CartItem[],
): Pick<ShoppingCartInput, 'shoppingCartItem' | 'freeItem'> => ({
  shoppingCartItem: items.map(({ Code, Quantity, Words }) => ({
    productCode: Code,
    quantity: Quantity,
    ...(Words && { words: [...Words] }),
  })),
  ...(freeItems.length > 0 && {
    freeItem: freeItems.map(({ Code, Quantity }) => ({ text: Code, quantity: Quantity })),
  }),
});

const inputOf = (
  items: readonly CartItem[],
  freeItems: readonly CartItem[],
  { personCode, details }: Closing,
): ShoppingCartInput => ({
  status: 'OPEN',
  personCode,
  ...(details && { details }),
  ...itemsInput(items, freeItems),
});

async function create(input: ShoppingCartInput): Promise<ShoppingCart | null> {
  let made: ShoppingCart;
  try {
    made = await api.post<ShoppingCart>('/shopping-cart', input, { headers: { 'Idempotency-Key': closingKey(input) } });
  } catch (error) {
    const reason = messageOf(error, '');
    notify.error(reason ? `${NOT_CREATED}. ${reason}` : NOT_CREATED);
    return null;
  }
  forgetClosingKey();
  void invalidate('shopping-cart', 'dashboard');
  notify.success('Orçamento criado com sucesso!');
  return made;
}

/**
 * Creates a quotation from a list (the cart or the staff's draft) and its free items, and empties both. `close`
 * resolves to the new quotation, or null if it failed; it is for the current user unless a client is named. A failure is reported and keeps the list. `closing` is true while one runs, and further calls do nothing.
 */
export function useClosing(list: typeof useCart, freeList: typeof useFreeItems) {
  const [isClosing, setClosing] = useState(false);
  const running = useRef(false);
  const close = async (closing: Closing = {}): Promise<ShoppingCart | null> => {
    if (running.current) return null;
    running.current = true;
    setClosing(true);
    const { items, clear } = list.getState();
    const free = freeList.getState();
    const made = await create(inputOf(items, free.items, closing));
    running.current = false;
    setClosing(false);
    if (made) {
      clear();
      free.clear();
    }
    return made;
  };
  return { close, closing: isClosing };
}
