import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { lazyComponent } from '@rodovia/shared/runtime';
import type { ComponentProps } from 'react';
import { DialogButton } from './dialog-button';

const AssignModal = lazyComponent(() =>
  import(/* webpackChunkName: "dialogs" */ './assign-modal').then(({ AssignModal }) => AssignModal),
);

type Props = Omit<ComponentProps<typeof DialogButton>, 'place' | 'preload' | 'dialog'> & { quotation: ShoppingCart };

/** Assigns or reassigns a quotation. */
export const AssignButton = ({ quotation, ...button }: Props) => (
  <DialogButton
    {...button}
    place={`atribuir ${quotation.Code}`}
    preload={AssignModal.preload}
    dialog={(props) => <AssignModal quotation={quotation} {...props} />}
  />
);
