import type { BulkAnswer, Product } from '@rodovia/shared/contracts';
import { Button, type ManyDeedsProps, offerUndo } from '@rodovia/shared/crud';
import { lazyComponent } from '@rodovia/shared/runtime';
import { Boundary } from '@rodovia/shared/ui';
import { useState } from 'react';
import { undoChangeSet } from '../../../change-sets/undo';
import { DEEDS, type Deed } from './deeds';

const BulkDialog = lazyComponent(() => import('./bulk-dialog').then(({ BulkDialog }) => BulkDialog));

/** Switches many products on or off, or changes their brand, group or price, all at once. */
export function BulkDeeds({ chosen, filters, onDone }: ManyDeedsProps<Product>) {
  const [deed, setDeed] = useState<Deed | null>(null);
  const close = () => setDeed(null);
  const finish = ({ ChangeSet, Message, Changed }: BulkAnswer) => {
    close();
    if (ChangeSet) offerUndo({ text: Message, undo: () => undoChangeSet(ChangeSet) });
    onDone({ verb: 'alterar', tried: Changed, refused: [] });
  };
  return (
    <>
      {(Object.keys(DEEDS) as Deed[]).map((own) => (
        <Button key={own} danger={own === 'OFF'} onClick={() => setDeed(own)}>
          {DEEDS[own].button}
        </Button>
      ))}
      {deed && (
        <Boundary title="Esta janela não abriu" onClose={close}>
          <BulkDialog deed={deed} chosen={chosen} filters={filters} onApplied={finish} onClose={close} />
        </Boundary>
      )}
    </>
  );
}
