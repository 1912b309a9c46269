import type { BulkAnswer, Product } from '@rodovia/shared/contracts';
import { Button, type ManyDeedsProps, offerUndo } from '@rodovia/shared/crud';
import { lazyComponent } from '@rodovia/shared/runtime';
import { Boundary } from '@rodovia/shared/ui';
import { useState } from 'react';
import { undoChangeSet } from '../../../change-sets/undo';

const BulkDialog = lazyComponent(() => import('./bulk-dialog').then(({ BulkDialog }) => BulkDialog));

const KINDS = [
  ['BRAND', 'Mudar marca'],
  ['GROUP', 'Mudar grupo'],
  ['PRICE', 'Mudar preço'],
] as const;

/** Changes brand, group or price of many products at once. */
export function BulkDeeds({ chosen, filters, onDone }: ManyDeedsProps<Product>) {
  const [kind, setKind] = useState<(typeof KINDS)[number][0] | null>(null);
  const close = () => setKind(null);
  const finish = ({ ChangeSet, Message, Changed }: BulkAnswer) => {
    close();
    if (ChangeSet) offerUndo({ text: Message, undo: () => undoChangeSet(ChangeSet) });
    onDone({ verb: 'alterar', tried: Changed, refused: [] });
  };
  return (
    <>
      {KINDS.map(([own, label]) => (
        <Button key={own} onClick={() => setKind(own)}>
          {label}
        </Button>
      ))}
      {kind && (
        <Boundary title="Esta janela não abriu" onClose={close}>
          <BulkDialog kind={kind} chosen={chosen} filters={filters} onApplied={finish} onClose={close} />
        </Boundary>
      )}
    </>
  );
}
