import { useEffect } from 'react';
import { UndoNotice } from './undo-notice';
import { offerUndo, useUndoOffer } from './undo-offer';

/** Where a page offers to take back what was just done. */
export function UndoPlace() {
  const offer = useUndoOffer();
  useEffect(() => () => offerUndo(null), []);
  return <div role="status">{offer && <UndoNotice key={offer.id} text={offer.text} undo={offer.undo} />}</div>;
}
