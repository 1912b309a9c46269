import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { lazyComponent } from '@rodovia/shared/runtime';
import { DialogButton } from '../../../steps/dialog-button';

const FinishDialog = lazyComponent(() =>
  import(/* webpackChunkName: "dialogs" */ '../../../steps/finish-dialog').then(({ FinishDialog }) => FinishDialog),
);

interface Props {
  quotation: ShoppingCart;
  /** Default note. */
  note?: string;
  type?: 'primary';
}

/** Finishes a quotation after a confirmation. */
export function FinishButton({ quotation, note, type }: Props) {
  return (
    <DialogButton
      type={type}
      place={`finalizar ${quotation.Code}`}
      preload={FinishDialog.preload}
      dialog={(props) => <FinishDialog quotation={quotation} note={note} {...props} />}
    >
      Finalizar Atendimento
    </DialogButton>
  );
}
