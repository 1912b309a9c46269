import type { Person, ShoppingCart, ShoppingCartInput } from '@rodovia/shared/contracts';
import { useNavigate } from '@rodovia/shared/router';
import {
  api,
  closingKey,
  forgetClosingKey,
  invalidate,
  messageOf,
  messages,
  notify,
  useDraft,
} from '@rodovia/shared/runtime';
import { useState } from 'react';

const inputOf = ({ Code: personCode }: Person): ShoppingCartInput => ({
  status: 'OPEN',
  personCode,
  shoppingCartItem: useDraft.getState().items.map(({ Code, Quantity }) => ({ productCode: Code, quantity: Quantity })),
});

async function create(input: ShoppingCartInput): Promise<boolean> {
  try {
    await api.post<ShoppingCart>('/shopping-cart', input, { headers: { 'Idempotency-Key': closingKey(input) } });
    return true;
  } catch (error) {
    const reason = messageOf(error, '');
    notify.error(reason ? `${messages.quotationNotCreated}. ${reason}` : messages.quotationNotCreated);
    return false;
  }
}

/** Makes the draft a quotation and goes to the list. A failure keeps the draft. */
export function useClosing(list: string) {
  const navigate = useNavigate();
  const [running, setRunning] = useState(false);
  const confirm = async (client: Person) => {
    if (running) return;
    setRunning(true);
    const made = await create(inputOf(client));
    setRunning(false);
    if (!made) return;
    forgetClosingKey();
    useDraft.getState().clear();
    void invalidate('shopping-cart', 'dashboard');
    notify.success(messages.quotationCreated);
    navigate(list);
  };
  return { confirm, running };
}
