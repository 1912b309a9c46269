import { copyText } from '@rodovia/shared/copy-text';
import { notify, useCart } from '@rodovia/shared/runtime';
import { Button } from '@rodovia/shared/ui';
import { MOST_SHARED, sharedCartPath } from '../../shared-items';

const TEXT = 'Olhe este carrinho de pneus da Rodovia:';

/** Hands over the address of the cart as it is: by the device's own way of sharing, else on the clipboard. */
async function share(): Promise<void> {
  const { items } = useCart.getState();
  if (items.length > MOST_SHARED)
    return notify.error(`Um endereço leva até ${MOST_SHARED} produtos. Divida o carrinho para compartilhar.`);
  const url = location.origin + sharedCartPath(items);
  if (!navigator.share)
    return copyText(url, 'Endereço do carrinho copiado.', 'O navegador não deixou copiar o endereço do carrinho.');
  // Whoever closes the device's own dialog has decided.
  return navigator.share({ title: 'Carrinho da Rodovia', text: TEXT, url }).catch(() => undefined);
}

/** Shares the products of the cart; what goes along in words stays here. */
export function ShareCart() {
  return <Button onClick={() => void share()}>Compartilhar</Button>;
}
