import { useSyncExternalStore } from 'react';

/** A completed action and how to undo it. */
export interface UndoOffer {
  text: string;
  /** Undoes the action and reports the result. */
  undo: () => Promise<unknown>;
}

/** Distinguishes two offers with the same text, so that each has its own timer. */
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

/** Offers to undo an action; null withdraws the offer. */
export function offerUndo(offer: UndoOffer | null): void {
  count += 1;
  offered = offer && { ...offer, id: count };
  for (const listener of listeners) listener();
}

/** Returns the current offer. */
export const useUndoOffer = () => useSyncExternalStore(subscribe, () => offered);
