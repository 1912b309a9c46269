import { openDialog } from '@rodovia/shared/runtime';
import { Button } from '@rodovia/shared/ui';

/** Opens the dialog that turns a list, in whatever form the customer has it, into a cart. */
export const ListButton = () => (
  <Button aria-haspopup="dialog" onClick={() => openDialog('tyre-list')}>
    Cole a sua lista
  </Button>
);
