import type { ShoppingCart } from '@rodovia/shared/contracts';
import { Button } from '@rodovia/shared/crud';
import { lazyComponent } from '@rodovia/shared/runtime';
import { DialogButton } from './dialog-button';
import { FinishButton } from './finish-button';
import { OpenActions } from './open-actions';
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
const AssignButton = ({ quotation, label, primary = false }: AssignProps) => (
  <DialogButton
    type={primary ? 'primary' : 'default'}
    place={`atribuir ${quotation.Code}`}
    preload={AssignModal.preload}
    dialog={(props) => <AssignModal quotation={quotation} {...props} />}
  >
    {label}
  </DialogButton>
);

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
  return (
    <>
      <OpenActions quotation={quotation} />
      <AssignButton quotation={quotation} label="Atribuir Orçamento" primary />
    </>
  );
}
