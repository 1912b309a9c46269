import { keep } from '@rodovia/shared/runtime';

/** A place that can be jumped to. */
export interface Place {
  href: string;
  label: string;
  /** Tells it apart from places with the same label. */
  hint?: string;
  /** What is done in place of going anywhere. */
  run?: () => void;
}

const KEY = 'rodovia.recent';
const MOST = 6;

/** Where the last jumps led, the latest first. They are forgotten with the session, as all of the storage. */
export function recentPlaces(): Place[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(({ href, label }: Partial<Place>) => href && label) : [];
  } catch {
    return [];
  }
}

export function rememberPlace(place: Place) {
  const others = recentPlaces().filter(({ href }) => href !== place.href);
  keep(KEY, JSON.stringify([place, ...others].slice(0, MOST)));
}
