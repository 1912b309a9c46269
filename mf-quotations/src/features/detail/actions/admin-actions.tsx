import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { Button } from '@rodovia/shared/crud';
import { AssignButton } from '../../../steps/assign-button';
import { CLOSING_NOTE } from '../../../steps/transitions';
import { FinishButton } from './finish-button';
import { OpenActions } from './open-actions';

/**
 * Administrator's actions: assign an open quotation, reassign one in progress, and finish one left by a deactivated
 * seller.
 */
export function AdminActions({ quotation }: { quotation: ShoppingCart }) {
  if (quotation.Status === 'IN PROGRESS')
    return (
      <>
        <Button disabled>Em Atendimento</Button>
        <AssignButton quotation={quotation}>Reatribuir</AssignButton>
        {quotation.Seller?.IsActive === false && <FinishButton quotation={quotation} note={CLOSING_NOTE} />}
      </>
    );
  if (quotation.Status !== 'OPEN') return null;
  return (
    <>
      <OpenActions quotation={quotation} />
      <AssignButton quotation={quotation} type="primary">
        Atribuir Orçamento
      </AssignButton>
    </>
  );
}
