import type { BulkAnswer, Product } from '@rodovia/shared/contracts/catalog';
import { type BulkActionsProps, Button, offerUndo } from '@rodovia/shared/crud';
import { lazyComponent } from '@rodovia/shared/runtime';
import { Boundary } from '@rodovia/shared/ui';
import { useState } from 'react';
import { undoChangeSet } from '../../../change-sets/undo';
import { BULK_ACTIONS, type BulkAction } from './bulk-actions';

const BulkDialog = lazyComponent(() => import('./bulk-dialog').then(({ BulkDialog }) => BulkDialog));

/** Bulk actions on products: activation, brand, group, and price. */
export function BulkActionButtons({ chosen, filters, onDone }: BulkActionsProps<Product>) {
  const [action, setAction] = useState<BulkAction | null>(null);
  const close = () => setAction(null);
  const finish = ({ ChangeSet, Message, Changed }: BulkAnswer) => {
    close();
    if (ChangeSet) offerUndo({ text: Message, undo: () => undoChangeSet(ChangeSet) });
    onDone({ verb: 'alterar', tried: Changed, refused: [] });
  };
  return (
    <>
      {(Object.keys(BULK_ACTIONS) as BulkAction[]).map((own) => (
        <Button key={own} danger={own === 'OFF'} onClick={() => setAction(own)}>
          {BULK_ACTIONS[own].button}
        </Button>
      ))}
      {action && (
        <Boundary title="Esta janela não abriu" onClose={close}>
          <BulkDialog action={action} chosen={chosen} filters={filters} onApplied={finish} onClose={close} />
        </Boundary>
      )}
    </>
  );
}
