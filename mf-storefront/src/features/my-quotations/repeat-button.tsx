import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { Button } from '@rodovia/shared/ui';
import { type EarlierOrder, useOrderAgain } from '../../order-again/use-order-again';

/** Unanswered free items are ordered as free items again; answers are among the products. */
const orderOf = ({ Number: number, ShoppingCartItem = [], FreeItem = [] }: ShoppingCart): EarlierOrder => ({
  items: ShoppingCartItem.map(({ Product: { Code, Size, Description }, Quantity, Words }) => ({
    Code,
    Quantity,
    Words,
    Name: `${Size} ${Description}`,
  })),
  freeItems: FreeItem.filter(({ Answer }) => Answer === ''),
  done: `Itens do orçamento ${number} colocados no carrinho.`,
});

/** Adds the items of a quotation to the cart again, after naming those that are no longer for sale. */
export function RepeatButton({ quotation }: { quotation: ShoppingCart }) {
  const { order, busy, dialog } = useOrderAgain();
  return (
    <>
      <Button busy={busy} onClick={() => void order(() => orderOf(quotation))}>
        Pedir de novo
      </Button>
      {dialog}
    </>
  );
}
