import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { Button } from '@rodovia/shared/crud';
import { useSession } from '@rodovia/shared/runtime';
import { useState } from 'react';
import { startService } from '../../../steps/transitions';
import { FinishButton } from './finish-button';
import { OpenActions } from './open-actions';

/** Seller's actions: start and finish an open quotation. */
export function SellerActions({ quotation }: { quotation: ShoppingCart }) {
  const seller = useSession(({ code }) => code);
  const [running, setRunning] = useState(false);
  const start = async (code: string) => {
    setRunning(true);
    await startService(quotation, code);
    setRunning(false);
  };
  if (quotation.Status === 'IN PROGRESS') return <FinishButton quotation={quotation} />;
  if (quotation.Status !== 'OPEN' || !seller) return null;
  return (
    <>
      <OpenActions quotation={quotation} />
      <Button type="primary" loading={running} onClick={() => start(seller)}>
        Iniciar Atendimento
      </Button>
    </>
  );
}
