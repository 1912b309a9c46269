import { persist } from '@rodovia/shared/runtime';

/** A destination of the command palette. */
export interface Place {
  href: string;
  label: string;
  /** Distinguishes places with the same label. */
  hint?: string;
  /** Command that runs instead of a navigation. */
  run?: () => void;
}

const KEY = 'rodovia.recent';
const MAX_RECENT = 6;

/** Returns recently used places, newest first. They are cleared with the storage when the session ends. */
export function recentPlaces(): Place[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(({ href, label }: Partial<Place>) => href && label) : [];
  } catch {
    return [];
  }
}

export function rememberPlace(place: Place) {
  const others = recentPlaces().filter(({ href }) => href !== place.href);
  persist(KEY, JSON.stringify([place, ...others].slice(0, MAX_RECENT)));
}
