import type { ShoppingCart } from '@rodovia/shared/contracts';
import { lazyComponent } from '@rodovia/shared/runtime';
import type { ComponentProps } from 'react';
import { DialogButton } from './dialog-button';

const AssignModal = lazyComponent(() =>
  import(/* webpackChunkName: "dialogs" */ './assign-modal').then(({ AssignModal }) => AssignModal),
);

type Props = Omit<ComponentProps<typeof DialogButton>, 'place' | 'preload' | 'dialog'> & { quotation: ShoppingCart };

/** Asks which seller gets a quotation, open or in service. */
export const AssignButton = ({ quotation, ...button }: Props) => (
  <DialogButton
    {...button}
    place={`atribuir ${quotation.Code}`}
    preload={AssignModal.preload}
    dialog={(props) => <AssignModal quotation={quotation} {...props} />}
  />
);
