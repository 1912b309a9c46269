import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { Button } from '@rodovia/shared/crud';
import { useLocation, useNavigate } from '@rodovia/shared/router';
import { useSession } from '@rodovia/shared/runtime';
import { useState } from 'react';
import { COMPOSING } from '../../../paths';
import { startService } from '../../../steps/transitions';
import type { RoleActions } from '../quotation-page';
import { FinishButton } from './finish-button';
import { OpenActions } from './open-actions';

/** Starts the service, and opens the sheet of the proposal, which is what follows. */
function StartButton({ quotation, seller }: { quotation: ShoppingCart; seller: string }) {
  const [running, setRunning] = useState(false);
  const navigate = useNavigate();
  const address = useLocation();
  const start = async () => {
    setRunning(true);
    const { isDone } = await startService(quotation, seller);
    if (isDone) navigate(address, { replace: true, state: COMPOSING });
    setRunning(false);
  };
  return (
    <Button type="primary" loading={running} onClick={() => void start()}>
      Iniciar Atendimento
    </Button>
  );
}

/** Whether the service only has to be finished: the client has decided. */
const isDecided = ({ Status, ProposalStatus: answer }: ShoppingCart) =>
  Status === 'IN PROGRESS' && (answer === 'ACCEPTED' || answer === 'REFUSED');

/** Seller's actions: start and finish the service of a quotation. */
export const sellerActions: RoleActions = {
  Actions({ quotation }) {
    if (quotation.Status === 'OPEN') return <OpenActions quotation={quotation} />;
    return quotation.Status === 'IN PROGRESS' && !isDecided(quotation) && <FinishButton quotation={quotation} />;
  },
  Next({ quotation }) {
    const seller = useSession(({ code }) => code);
    if (isDecided(quotation)) return <FinishButton quotation={quotation} type="primary" />;
    return quotation.Status === 'OPEN' && seller && <StartButton quotation={quotation} seller={seller} />;
  },
};
