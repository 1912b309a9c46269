import { Button } from '@rodovia/shared/crud';
import { AssignButton } from '../../../steps/assign-button';
import { CLOSING_NOTE } from '../../../steps/transitions';
import type { RoleActions } from '../quotation-page';
import { FinishButton } from './finish-button';
import { OpenActions } from './open-actions';

/**
 * Administrator's actions: assign an open quotation, reassign one in progress, and finish one left by a deactivated
 * seller.
 */
export const adminActions: RoleActions = {
  Actions({ quotation }) {
    if (quotation.Status === 'OPEN') return <OpenActions quotation={quotation} />;
    if (quotation.Status !== 'IN PROGRESS') return null;
    return (
      <>
        <Button disabled>Em Atendimento</Button>
        <AssignButton quotation={quotation}>Reatribuir</AssignButton>
        {quotation.Seller?.IsActive === false && <FinishButton quotation={quotation} note={CLOSING_NOTE} />}
      </>
    );
  },
  Next: ({ quotation }) =>
    quotation.Status === 'OPEN' && (
      <AssignButton quotation={quotation} type="primary">
        Atribuir Orçamento
      </AssignButton>
    ),
};
