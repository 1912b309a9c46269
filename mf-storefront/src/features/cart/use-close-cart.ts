import { useClosing } from '@rodovia/shared/quotations';
import { useNavigate } from '@rodovia/shared/router';
import { openDialog, useCart, useSession } from '@rodovia/shared/runtime';

/** Closes the cart as a quotation and goes to the own ones. A visitor is asked to log in first. */
export function useCloseCart() {
  const navigate = useNavigate();
  const { close: closeItems, closing } = useClosing(useCart);
  const close = async () => {
    if (!useSession.getState().isAuthenticated) return openDialog('login-required', { returnTo: '/carrinho' });
    if (await closeItems()) navigate('/orcamentos');
  };
  return { close, closing };
}
