import { useClosing } from '@rodovia/shared/quotations';
import { useNavigate } from '@rodovia/shared/router';
import {
  notify,
  openDialog,
  useCart,
  useDraft,
  useDraftFreeItems,
  useFreeItems,
  useSession,
} from '@rodovia/shared/runtime';

/** Address at which staff choose the client and close a quotation. */
const closingPathOf = (isAdmin: boolean) => `${isAdmin ? '/admin' : ''}/orcamentos/novo/fechamento`;

/** Moves the items of the cart into the staff's draft. */
function moveToDraft() {
  const { items, clear } = useCart.getState();
  const draft = useDraft.getState();
  if (draft.items.length > 0) notify.info('Os itens do carrinho foram somados ao orçamento que você já montava.');
  for (const { Code, Quantity } of items) draft.put(Code, Quantity);
  clear();
  const free = useFreeItems.getState();
  for (const { Code, Quantity } of free.items) useDraftFreeItems.getState().put(Code, Quantity);
  free.clear();
}

/**
 * Closes the cart as a quotation and opens it. Visitors are asked to log in first; staff continue in the back office,
 * where the client is chosen.
 */
export function useCloseCart() {
  const navigate = useNavigate();
  const { close: closeItems, closing } = useClosing(useCart, useFreeItems);
  const close = async () => {
    const { isAuthenticated, isAdmin, isClient } = useSession.getState();
    if (!isAuthenticated) return openDialog('login-required', { returnTo: '/carrinho' });
    if (!isClient) {
      moveToDraft();
      return navigate(closingPathOf(isAdmin));
    }
    const made = await closeItems();
    if (made) navigate('/orcamentos', { state: { closed: made.Code } });
  };
  return { close, closing };
}
