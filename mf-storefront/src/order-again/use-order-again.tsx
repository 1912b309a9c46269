import { useNavigate } from '@rodovia/shared/router';
import { findProducts, messageOf, messages, notify, useCart, useFreeItems } from '@rodovia/shared/runtime';
import { Button, Dialog, DialogActions } from '@rodovia/shared/ui';
import { useState } from 'react';
import styles from './order-again.module.css';

/** A product of an earlier order. */
export interface OrderedItem {
  Code: string;
  Quantity: number;
  /** Lines of the client's list that it answers. */
  Words?: readonly string[];
  /** Size and description; empty if the product is gone. */
  Name: string;
}

/** An earlier order that goes into the cart again. */
export interface EarlierOrder {
  items: readonly OrderedItem[];
  freeItems: readonly { Text: string; Quantity: number }[];
  /** What is said once it is in the cart. */
  done: string;
}

/** Splits the items into those for sale and those that are not. Rejects if that is unknown. */
async function sorted(items: readonly OrderedItem[]) {
  const found = await findProducts(items.map(({ Code }) => Code));
  if (Object.values(found).some(({ failed }) => failed)) throw new Error('unread');
  const isForSale = ({ Code }: OrderedItem) => found[Code]?.product != null;
  return { present: items.filter(isForSale), unavailable: items.filter((item) => !isForSale(item)) };
}

function putAll(items: readonly OrderedItem[], freeItems: EarlierOrder['freeItems']) {
  const { put } = useCart.getState();
  for (const { Code, Quantity, Words = [] } of items) put(Code, Quantity, Words.length > 0 ? Words : undefined);
  const free = useFreeItems.getState();
  for (const { Text, Quantity } of freeItems) free.put(Text, Quantity);
}

interface UnavailableProps {
  unavailable: readonly OrderedItem[];
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
        {unavailable.map(({ Code, Name, Quantity }) => (
          <li key={Code}>
            {Quantity} × {Name || 'pneu que saiu do catálogo'}
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

interface Found extends EarlierOrder {
  present: readonly OrderedItem[];
  unavailable: readonly OrderedItem[];
}

/**
 * Puts an earlier order into the cart and opens it, after naming the products that are no longer for sale. `dialog` is
 * to be shown by the caller; `read` is called once per order.
 */
export function useOrderAgain() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<Found | null>(null);
  const take = ({ present, freeItems, done }: Found) => {
    putAll(present, freeItems);
    notify.success(done);
    navigate('/carrinho');
  };
  const order = async (read: () => EarlierOrder | Promise<EarlierOrder>) => {
    setBusy(true);
    try {
      const earlier = await read();
      const items = { ...earlier, ...(await sorted(earlier.items)) };
      if (items.unavailable.length > 0) setFound(items);
      else take(items);
    } catch (error) {
      notify.error(messageOf(error, messages.itemsNotLoaded));
    }
    setBusy(false);
  };
  const hasRest = found !== null && found.present.length + found.freeItems.length > 0;
  const dialog = found && (
    <UnavailableDialog
      unavailable={found.unavailable}
      onGoOn={hasRest ? () => take(found) : undefined}
      onClose={() => setFound(null)}
    />
  );
  return { order, busy, dialog };
}
