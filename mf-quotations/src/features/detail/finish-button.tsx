import type { ShoppingCart } from '@rodovia/shared/contracts';
import { Button } from '@rodovia/shared/crud';
import { lazyComponent } from '@rodovia/shared/runtime';
import { Boundary } from '@rodovia/shared/ui';
import { useState } from 'react';

const FinishDialog = lazyComponent(() =>
  import(/* webpackChunkName: "dialogs" */ './finish-dialog').then(({ FinishDialog }) => FinishDialog),
);

/** Finishes the service of a quotation, after asking. */
export function FinishButton({ quotation, note }: { quotation: ShoppingCart; note?: string }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  // The next step of a proposal in work stands beside it; a screen has one primary action.
  const isBeingAnswered = quotation.ProposalStatus === 'DRAFT' || quotation.ProposalStatus === 'SENT';
  return (
    <>
      <Button
        type={isBeingAnswered ? 'default' : 'primary'}
        onPointerEnter={FinishDialog.preload}
        onClick={() => setOpen(true)}
      >
        Finalizar Atendimento
      </Button>
      {open && (
        <Boundary title="Esta janela não abriu" onClose={close}>
          <FinishDialog quotation={quotation} note={note} onClose={close} />
        </Boundary>
      )}
    </>
  );
}
