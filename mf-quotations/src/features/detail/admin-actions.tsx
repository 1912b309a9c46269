import type { ShoppingCart } from '@rodovia/shared/contracts';
import { Button } from '@rodovia/shared/crud';
import { useState } from 'react';
import { AssignModal } from './assign-modal';
import { FinishButton } from './finish-button';
import { CLOSING_NOTE } from './transitions';

/** What an administrator does with a quotation in service: gives it to another seller, or closes what a seller left. */
function Serving({ quotation }: { quotation: ShoppingCart }) {
  const [reassigning, setReassigning] = useState(false);
  return (
    <>
      <Button disabled>Em Atendimento</Button>
      <Button onClick={() => setReassigning(true)}>Reatribuir</Button>
      {quotation.Seller?.IsActive === false && <FinishButton quotation={quotation} note={CLOSING_NOTE} />}
      {reassigning && <AssignModal quotation={quotation} onClose={() => setReassigning(false)} />}
    </>
  );
}

/** An administrator gives an open quotation to a seller, and one in service to another. */
export function AdminActions({ quotation }: { quotation: ShoppingCart }) {
  const [assigning, setAssigning] = useState(false);
  if (quotation.Status === 'IN PROGRESS') return <Serving quotation={quotation} />;
  if (quotation.Status !== 'OPEN') return null;
  return (
    <>
      <Button type="primary" onClick={() => setAssigning(true)}>
        Atribuir Orçamento
      </Button>
      {assigning && <AssignModal quotation={quotation} onClose={() => setAssigning(false)} />}
    </>
  );
}
