import type { ShoppingCart, ShoppingCartInput } from '@rodovia/shared/contracts';
import { useNavigate } from '@rodovia/shared/router';
import {
  api,
  type CartItem,
  closingKey,
  forgetClosingKey,
  invalidate,
  messageOf,
  messages,
  notify,
  openDialog,
  useCart,
  useSession,
} from '@rodovia/shared/runtime';
import { useRef, useState } from 'react';

const payload = (items: readonly CartItem[]): ShoppingCartInput => ({
  status: 'OPEN',
  shoppingCartItem: items.map(({ Code, Quantity }) => ({ productCode: Code, quantity: Quantity })),
});

/** Closes the cart as a quotation. A visitor is asked to log in first; a failure keeps the cart. */
export function useCloseCart() {
  const navigate = useNavigate();
  const [closing, setClosing] = useState(false);
  const running = useRef(false);
  const create = async (items: readonly CartItem[]) => {
    try {
      const input = payload(items);
      await api.post<ShoppingCart>('/shopping-cart', input, { headers: { 'Idempotency-Key': closingKey(input) } });
    } catch (error) {
      const reason = messageOf(error, '');
      notify.error(reason ? `${messages.quotationNotCreated}. ${reason}` : messages.quotationNotCreated);
      return;
    }
    forgetClosingKey();
    useCart.getState().clear();
    void invalidate('shopping-cart');
    notify.success(messages.quotationCreated);
    navigate('/orcamentos');
  };
  const close = async (items: readonly CartItem[]) => {
    if (!useSession.getState().isAuthenticated) return openDialog('login-required', { returnTo: '/carrinho' });
    if (running.current) return;
    running.current = true;
    setClosing(true);
    await create(items);
    running.current = false;
    setClosing(false);
  };
  return { close, closing };
}
