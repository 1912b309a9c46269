import type { ShoppingCart } from '@rodovia/shared/contracts';
import { useNavigate } from '@rodovia/shared/router';
import { notify, useCart } from '@rodovia/shared/runtime';
import { Button } from '@rodovia/shared/ui';

/** Puts the items of a quotation into the cart again; what is not for sale any more is said there. */
export function RepeatButton({ quotation }: { quotation: ShoppingCart }) {
  const navigate = useNavigate();
  const repeat = () => {
    const { put } = useCart.getState();
    for (const { Product, Quantity } of quotation.ShoppingCartItem ?? []) put(Product.Code, Quantity);
    notify.success(`Itens do orçamento ${quotation.Number} colocados no carrinho.`);
    navigate('/carrinho');
  };
  return <Button onClick={repeat}>Repetir orçamento</Button>;
}
