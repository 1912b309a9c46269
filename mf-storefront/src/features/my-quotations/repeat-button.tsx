import type { ShoppingCart, ShoppingCartItem } from '@rodovia/shared/contracts/quotations';
import { useNavigate } from '@rodovia/shared/router';
import { findProducts, messageOf, messages, notify, useCart, useFreeItems } from '@rodovia/shared/runtime';
import { Button, Dialog, DialogActions } from '@rodovia/shared/ui';
import { useState } from 'react';
import styles from './my-quotations.module.css';

/** Splits the lines into those for sale and those that are not. Rejects if that is unknown. */
async function sorted(items: readonly ShoppingCartItem[]) {
  const found = await findProducts(items.map(({ Product }) => Product.Code));
  if (Object.values(found).some(({ failed }) => failed)) throw new Error('unread');
  const isForSale = ({ Product }: ShoppingCartItem) => found[Product.Code]?.product != null;
  return { present: items.filter(isForSale), unavailable: items.filter((item) => !isForSale(item)) };
}

/** Adds lines to the cart, merging lines of the same product. */
function putAll(items: readonly ShoppingCartItem[]) {
  const quantities = new Map<string, number>();
  for (const { Product, Quantity } of items)
    quantities.set(Product.Code, (quantities.get(Product.Code) ?? 0) + Quantity);
  const { put } = useCart.getState();
  for (const [code, quantity] of quantities) put(code, quantity);
}

/** Unanswered free items are added as free items again; answers are among the lines. */
function putTexts({ FreeItem = [] }: ShoppingCart) {
  const { put } = useFreeItems.getState();
  for (const { Text, Quantity, Answer } of FreeItem) if (Answer === '') put(Text, Quantity);
}

interface UnavailableProps {
  unavailable: readonly ShoppingCartItem[];
  /** Undefined if nothing is left to order. */
  onGoOn: (() => void) | undefined;
  onClose: () => void;
}

function UnavailableDialog({ unavailable, onGoOn, onClose }: UnavailableProps) {
  const title =
    unavailable.length === 1 ? 'Um pneu não está mais à venda' : `${unavailable.length} pneus não estão mais à venda`;
  return (
    <Dialog title={title} onClose={onClose}>
      <ul className={styles.gone}>
        {unavailable.map(({ Code, Product, Quantity }) => (
          <li key={Code}>
            {Quantity} × {Product.Size} {Product.Description}
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>{onGoOn ? 'Cancelar' : 'Fechar'}</Button>
        {onGoOn && (
          <Button kind="primary" onClick={onGoOn}>
            Colocar os outros no carrinho
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** Adds the items of a quotation to the cart again, after naming those that are no longer for sale. */
export function RepeatButton({ quotation }: { quotation: ShoppingCart }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<Awaited<ReturnType<typeof sorted>> | null>(null);
  const take = (items: readonly ShoppingCartItem[]) => {
    putAll(items);
    putTexts(quotation);
    notify.success(`Itens do orçamento ${quotation.Number} colocados no carrinho.`);
    navigate('/carrinho');
  };
  const repeat = async () => {
    setBusy(true);
    try {
      const items = await sorted(quotation.ShoppingCartItem ?? []);
      if (items.unavailable.length > 0) setFound(items);
      else take(items.present);
    } catch (error) {
      notify.error(messageOf(error, messages.itemsNotLoaded));
    }
    setBusy(false);
  };
  return (
    <>
      <Button busy={busy} onClick={() => void repeat()}>
        Pedir de novo
      </Button>
      {found && (
        <UnavailableDialog
          unavailable={found.unavailable}
          onGoOn={found.present.length > 0 ? () => take(found.present) : undefined}
          onClose={() => setFound(null)}
        />
      )}
    </>
  );
}
