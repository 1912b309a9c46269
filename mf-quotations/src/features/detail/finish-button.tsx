import type { ShoppingCart } from '@rodovia/shared/contracts';
import { Button, useConfirm } from '@rodovia/shared/crud';
import { useState } from 'react';
import { finishService } from './transitions';

/** Finishes the service of a quotation, after asking. */
export function FinishButton({ quotation, note }: { quotation: ShoppingCart; note?: string }) {
  const [ask, holder] = useConfirm();
  const [running, setRunning] = useState(false);
  // The next step of a proposal in work stands beside it; a screen has one primary action.
  const isBeingAnswered = quotation.ProposalStatus === 'DRAFT' || quotation.ProposalStatus === 'SENT';
  const finish = async () => {
    const title = `Finalizar o atendimento do orçamento nº ${quotation.Number}?`;
    if (!(await ask({ title, ok: 'Finalizar Atendimento', text: 'Esta ação não pode ser desfeita.' }))) return;
    setRunning(true);
    await finishService(quotation, note);
    setRunning(false);
  };
  return (
    <>
      <Button type={isBeingAnswered ? 'default' : 'primary'} loading={running} onClick={finish}>
        Finalizar Atendimento
      </Button>
      {holder}
    </>
  );
}
