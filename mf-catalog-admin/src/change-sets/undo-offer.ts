import { useSyncExternalStore } from 'react';

/** What was just done and can be taken back. */
export interface UndoOffer {
  changeSet: string;
  text: string;
}

let offered: UndoOffer | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Offers to take back what was just done; null ends the offer. */
export function offerUndo(offer: UndoOffer | null): void {
  offered = offer;
  for (const listener of listeners) listener();
}

/** What is offered at present. */
export const useUndoOffer = () => useSyncExternalStore(subscribe, () => offered);
