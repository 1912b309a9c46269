import { Button } from '@rodovia/shared/antd';
import type { ShoppingCart } from '@rodovia/shared/contracts';
import { useState } from 'react';
import { AssignModal } from './assign-modal';

/** An administrator gives an open quotation to a seller. */
export function AdminActions({ quotation }: { quotation: ShoppingCart }) {
  const [assigning, setAssigning] = useState(false);
  if (quotation.Status === 'IN PROGRESS') return <Button disabled>Em Atendimento</Button>;
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
