import { lazyComponent } from '@rodovia/shared/runtime';
import { Boundary } from '@rodovia/shared/ui';
import { useEffect } from 'react';
import { offerUndo, useUndoOffer } from './undo-offer';

const UndoNotice = lazyComponent(() => import('./undo-notice').then(({ UndoNotice }) => UndoNotice));

const end = () => offerUndo(null);

/** Where a page offers to take back what was just done to many products. */
export function UndoPlace() {
  const offer = useUndoOffer();
  useEffect(() => end, []);
  return (
    <div role="status">
      {offer && (
        <Boundary title="O aviso não abriu" onClose={end}>
          <UndoNotice key={offer.changeSet} {...offer} />
        </Boundary>
      )}
    </div>
  );
}
