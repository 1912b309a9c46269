import type { ShoppingCart } from '@rodovia/shared/contracts';
import { Button } from '@rodovia/shared/crud';
import { lazyComponent } from '@rodovia/shared/runtime';
import { Boundary } from '@rodovia/shared/ui';
import { useState } from 'react';
import { FinishButton } from './finish-button';
import { CLOSING_NOTE } from './transitions';

const AssignModal = lazyComponent(() =>
  import(/* webpackChunkName: "dialogs" */ './assign-modal').then(({ AssignModal }) => AssignModal),
);

interface AssignProps {
  quotation: ShoppingCart;
  label: string;
  primary?: boolean;
}

/** The button that asks which seller gets the quotation. */
function AssignButton({ quotation, label, primary = false }: AssignProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button type={primary ? 'primary' : 'default'} onPointerEnter={AssignModal.preload} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <Boundary title="Esta janela não abriu" onClose={close}>
          <AssignModal quotation={quotation} onClose={close} />
        </Boundary>
      )}
    </>
  );
}

/** An administrator gives an open quotation to a seller, one in service to another, and closes what a seller left. */
export function AdminActions({ quotation }: { quotation: ShoppingCart }) {
  if (quotation.Status === 'IN PROGRESS')
    return (
      <>
        <Button disabled>Em Atendimento</Button>
        <AssignButton quotation={quotation} label="Reatribuir" />
        {quotation.Seller?.IsActive === false && <FinishButton quotation={quotation} note={CLOSING_NOTE} />}
      </>
    );
  if (quotation.Status !== 'OPEN') return null;
  return <AssignButton quotation={quotation} label="Atribuir Orçamento" primary />;
}
