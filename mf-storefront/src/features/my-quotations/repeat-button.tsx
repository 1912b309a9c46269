import type { ShoppingCart, ShoppingCartItem } from '@rodovia/shared/contracts';
import { useNavigate } from '@rodovia/shared/router';
import { findProducts, messageOf, messages, notify, useCart, useFreeItems } from '@rodovia/shared/runtime';
import { Button, Dialog, DialogActions } from '@rodovia/shared/ui';
import { useState } from 'react';
import styles from './my-quotations.module.css';

/** What is for sale of the lines, and what is not any more. Rejects where that is not known. */
async function sorted(items: readonly ShoppingCartItem[]) {
  const found = await findProducts(items.map(({ Product }) => Product.Code));
  if (Object.values(found).some(({ failed }) => failed)) throw new Error('unread');
  const isForSale = ({ Product }: ShoppingCartItem) => found[Product.Code]?.product != null;
  return { present: items.filter(isForSale), gone: items.filter((item) => !isForSale(item)) };
}

/** Puts lines into the cart; two of one product are one line there. */
function putAll(items: readonly ShoppingCartItem[]) {
  const quantities = new Map<string, number>();
  for (const { Product, Quantity } of items)
    quantities.set(Product.Code, (quantities.get(Product.Code) ?? 0) + Quantity);
  const { put } = useCart.getState();
  for (const [code, quantity] of quantities) put(code, quantity);
}

/** What nobody has answered yet goes along in words again; an answer is among the lines. */
function putTexts({ FreeItem = [] }: ShoppingCart) {
  const { put } = useFreeItems.getState();
  for (const { Text, Quantity, Answer } of FreeItem) if (Answer === '') put(Text, Quantity);
}

interface GoneProps {
  gone: readonly ShoppingCartItem[];
  /** Undefined where nothing else is left to order. */
  onGoOn: (() => void) | undefined;
  onClose: () => void;
}

function Gone({ gone, onGoOn, onClose }: GoneProps) {
  const title = gone.length === 1 ? 'Um pneu não está mais à venda' : `${gone.length} pneus não estão mais à venda`;
  return (
    <Dialog title={title} onClose={onClose}>
      <ul className={styles.gone}>
        {gone.map(({ Code, Product, Quantity }) => (
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

/** Puts the items of a quotation into the cart again; what is not for sale any more is named first. */
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
      if (items.gone.length > 0) setFound(items);
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
        <Gone
          gone={found.gone}
          onGoOn={found.present.length > 0 ? () => take(found.present) : undefined}
          onClose={() => setFound(null)}
        />
      )}
    </>
  );
}
