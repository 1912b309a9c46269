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
import type { ShoppingCart, ShoppingCartInput } from '../contracts/quotations';
import { closingKey, forgetClosingKey } from './closing-key';

const NOT_CREATED = 'Erro ao criar orçamento';

const inputOf = (
  items: readonly CartItem[],
  freeItems: readonly CartItem[],
  personCode?: string,
): ShoppingCartInput => ({
  status: 'OPEN',
  personCode,
  shoppingCartItem: items.map(({ Code, Quantity }) => ({ productCode: Code, quantity: Quantity })),
  ...(freeItems.length > 0 && {
    freeItem: freeItems.map(({ Code, Quantity }) => ({ text: Code, quantity: Quantity })),
  }),
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
 * resolves to the new quotation, or null if it failed; it is for the person with `personCode`, by default the current
 * user. A failure is reported and keeps the list. `closing` is true while one runs, and further calls do nothing.
 */
export function useClosing(list: typeof useCart, freeList: typeof useFreeItems) {
  const [closing, setClosing] = useState(false);
  const running = useRef(false);
  const close = async (personCode?: string): Promise<ShoppingCart | null> => {
    if (running.current) return null;
    running.current = true;
    setClosing(true);
    const { items, clear } = list.getState();
    const free = freeList.getState();
    const made = await create(inputOf(items, free.items, personCode));
    running.current = false;
    setClosing(false);
    if (made) {
      clear();
      free.clear();
    }
    return made;
  };
  return { close, closing };
}
