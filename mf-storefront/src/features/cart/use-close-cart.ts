import type { QuotationDetailsInput, ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { useClosing } from '@rodovia/shared/quotations';
import { useNavigate } from '@rodovia/shared/router';
import {
  notify,
  openDialog,
  useCart,
  useDialog,
  useDraft,
  useDraftFreeItems,
  useFreeItems,
  useSession,
} from '@rodovia/shared/runtime';
import { useEffect, useRef, useState } from 'react';

/** Address at which staff choose the client and close a quotation. */
const closingPathOf = (isAdmin: boolean) => `${isAdmin ? '/admin' : ''}/orcamentos/novo/fechamento`;

/** Moves the items of the cart into the staff's draft. */
function moveToDraft() {
  const { items, clear } = useCart.getState();
  const draft = useDraft.getState();
  if (draft.items.length > 0) notify.info('Os itens do carrinho foram somados ao orçamento que você já montava.');
  for (const { Code, Quantity, Words } of items) draft.put(Code, Quantity, Words);
  clear();
  const free = useFreeItems.getState();
  for (const { Code, Quantity } of free.items) useDraftFreeItems.getState().put(Code, Quantity);
  free.clear();
}

/** Whether a visitor who was asked to log in has done so; not one who closed the dialog. */
function useResumed() {
  const isAsked = useRef(false);
  const [isResumed, setResumed] = useState(false);
  useEffect(() => {
    const ends = [
      useDialog.subscribe(({ open }) => {
        if (!open) isAsked.current = false;
      }),
      useSession.subscribe(({ isClient }) => setResumed(isClient && isAsked.current)),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  const askToLogIn = () => {
    isAsked.current = true;
    openDialog('login-required', { returnTo: '/carrinho' });
  };
  return { isResumed, askToLogIn };
}

/**
 * Closes the cart as a quotation and opens it; `close` resolves to the quotation if one was made. Visitors are asked to
 * log in first, after which `isResumed` is true; staff continue in the back office, where the client is chosen.
 */
export function useCloseCart() {
  const navigate = useNavigate();
  const { isResumed, askToLogIn } = useResumed();
  const { close: closeItems, closing } = useClosing(useCart, useFreeItems);
  const close = async (details?: QuotationDetailsInput): Promise<ShoppingCart | null> => {
    const { isAuthenticated, isAdmin, isClient } = useSession.getState();
    if (!isAuthenticated) {
      askToLogIn();
      return null;
    }
    if (!isClient) {
      moveToDraft();
      navigate(closingPathOf(isAdmin));
      return null;
    }
    const made = await closeItems({ details });
    if (made) navigate('/orcamentos', { state: { closed: made.Code } });
    return made;
  };
  return { close, closing, isResumed };
}
