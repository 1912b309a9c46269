import { copyText } from '@rodovia/shared/copy-text';
import { notify, useCart, useFreeItems } from '@rodovia/shared/runtime';
import { Button } from '@rodovia/shared/ui';
import { MAX_SHARED, sharedCartPath } from '../../shared-items';

const TEXT = 'Olhe este carrinho de pneus da Rodovia:';

/** Shares the address of the cart with the device's share dialog, or copies it. */
async function share(): Promise<void> {
  const { items } = useCart.getState();
  const path = sharedCartPath({ items, freeItems: useFreeItems.getState().items });
  if (path === undefined)
    return notify.error(
      `Um endereço leva até ${MAX_SHARED} produtos e cerca de 7.000 letras por escrito. Divida o carrinho para compartilhar.`,
    );
  const url = location.origin + path;
  if (!navigator.share)
    return copyText(url, 'Endereço do carrinho copiado.', 'O navegador não deixou copiar o endereço do carrinho.');
  // closing the share dialog is the user's decision and no error
  return navigator.share({ title: 'Carrinho da Rodovia', text: TEXT, url }).catch(() => undefined);
}

/** Shares the products of the cart, its free items, and what was written for its products. */
export function ShareCart() {
  return <Button onClick={() => void share()}>Compartilhar</Button>;
}
