import type { ShoppingCart } from '@rodovia/shared/contracts';
import { lazyComponent } from '@rodovia/shared/runtime';
import { DialogButton } from '../../steps/dialog-button';

const FinishDialog = lazyComponent(() =>
  import(/* webpackChunkName: "dialogs" */ './finish-dialog').then(({ FinishDialog }) => FinishDialog),
);

/** Finishes the service of a quotation, after asking. */
export function FinishButton({ quotation, note }: { quotation: ShoppingCart; note?: string }) {
  // The next step of a proposal in work stands beside it; a screen has one primary action.
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
