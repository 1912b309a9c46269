import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { lazyComponent } from '@rodovia/shared/runtime';
import { DialogButton } from '../../../steps/dialog-button';

const EditItems = lazyComponent(() =>
  import(/* webpackChunkName: "dialogs" */ '../edit-items').then(({ EditItems }) => EditItems),
);
const CancelDialog = lazyComponent(() =>
  import(/* webpackChunkName: "dialogs" */ '../../../steps/cancel-dialog').then(({ CancelDialog }) => CancelDialog),
);

/** Staff's actions on an open quotation: change its items, and cancel it. */
export function OpenActions({ quotation }: { quotation: ShoppingCart }) {
  return (
    <>
      <DialogButton
        icon="edit"
        place={`itens ${quotation.Code}`}
        preload={EditItems.preload}
        dialog={(props) => <EditItems quotation={quotation} {...props} />}
      >
        Alterar itens
      </DialogButton>
      <DialogButton
        danger
        place={`cancelar ${quotation.Code}`}
        preload={CancelDialog.preload}
        dialog={(props) => <CancelDialog quotation={quotation} {...props} />}
      >
        Cancelar orçamento
      </DialogButton>
    </>
  );
}
