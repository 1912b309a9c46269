import type { Product } from '@rodovia/shared/contracts/catalog';
import { formatNumber, messages, notify, useCart } from '@rodovia/shared/runtime';
import { Button, QuantityStepper } from '@rodovia/shared/ui';
import { type MouseEvent, useState } from 'react';
import styles from './add-to-cart.module.css';

/** Quantity and button for adding a product to the cart. A product that is already there starts with its quantity. */
export function AddToCart({ product }: { product: Product }) {
  const inCart = useCart(({ items }) => items.find((item) => item.Code === product.Code)?.Quantity);
  const [chosen, setChosen] = useState<number>();
  const quantity = chosen ?? inCart ?? 1;
  const name = `${product.Size} ${product.Description}`;
  const add = ({ currentTarget }: MouseEvent) => {
    const wrong = currentTarget.parentElement?.querySelector<HTMLInputElement>('[aria-invalid=true]');
    if (wrong) return wrong.focus();
    useCart.getState().put(product.Code, quantity);
    notify.success(messages.addedToCart, { label: 'Ver carrinho', href: '/carrinho' });
  };
  return (
    <div className={styles.add}>
      <QuantityStepper value={quantity} label={name} onChange={setChosen} />
      <Button kind="primary" onClick={add} aria-label={`Adicionar ${name}`}>
        Adicionar
      </Button>
      {inCart !== undefined && <span className={styles.note}>No carrinho: {formatNumber(inCart)}</span>}
    </div>
  );
}
