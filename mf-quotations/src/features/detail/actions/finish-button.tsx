import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { lazyComponent } from '@rodovia/shared/runtime';
import { DialogButton } from '../../../steps/dialog-button';

const FinishDialog = lazyComponent(() =>
  import(/* webpackChunkName: "dialogs" */ './finish-dialog').then(({ FinishDialog }) => FinishDialog),
);

/** Finishes a quotation after a confirmation. */
export function FinishButton({ quotation, note }: { quotation: ShoppingCart; note?: string }) {
  // the proposal's next step is the primary action, and a screen has only one
  const isBeingAnswered = quotation.ProposalStatus === 'DRAFT' || quotation.ProposalStatus === 'SENT';
  return (
    <DialogButton
      type={isBeingAnswered ? 'default' : 'primary'}
      place={`finalizar ${quotation.Code}`}
      preload={FinishDialog.preload}
      dialog={(props) => <FinishDialog quotation={quotation} note={note} {...props} />}
    >
      Finalizar Atendimento
    </DialogButton>
  );
}
