import { useSyncExternalStore } from 'react';

/** What was just done, and how it is taken back. */
export interface UndoOffer {
  text: string;
  /** Takes it back and tells how that went. */
  undo: () => Promise<unknown>;
}

/** Of two offers in the same words, each has its own time. */
interface Numbered extends UndoOffer {
  id: number;
}

let offered: Numbered | null = null;
let count = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Offers to take back what was just done; null ends the offer. */
export function offerUndo(offer: UndoOffer | null): void {
  count += 1;
  offered = offer && { ...offer, id: count };
  for (const listener of listeners) listener();
}

/** What is offered at present. */
export const useUndoOffer = () => useSyncExternalStore(subscribe, () => offered);
