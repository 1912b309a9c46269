import { useEffect } from 'react';
import { UndoNotice } from './undo-notice';
import { offerUndo, useUndoOffer } from './undo-offer';

/** Place of a page where the undo offer is shown. */
export function UndoPlace() {
  const offer = useUndoOffer();
  useEffect(() => () => offerUndo(null), []);
  return <div role="status">{offer && <UndoNotice key={offer.id} text={offer.text} undo={offer.undo} />}</div>;
}
