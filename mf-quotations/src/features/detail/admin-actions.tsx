import type { ShoppingCart } from '@rodovia/shared/contracts';
import { Button } from '@rodovia/shared/crud';
import { AssignButton } from '../../steps/assign-button';
import { CLOSING_NOTE } from '../../steps/transitions';
import { FinishButton } from './finish-button';
import { OpenActions } from './open-actions';

/** An administrator gives an open quotation to a seller, one in service to another, and closes what a seller left. */
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
