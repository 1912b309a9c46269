import { openDialog } from '@rodovia/shared/runtime';
import { Button } from '@rodovia/shared/ui';

/** Opens the dialog that imports a list into the cart. */
export const ListButton = () => (
  <Button aria-haspopup="dialog" onClick={() => openDialog('tyre-list')}>
    Cole a sua lista
  </Button>
);
