import type { Proposal } from '@rodovia/shared/contracts/proposals';

/** Names in the page's address. */
export const SHOWN = 'versao';
export const COMPARED = 'comparar';

/** What of a quotation's proposals is on the page. */
export interface Chosen {
  shown: Proposal;
  /** The latest one. */
  newest: Proposal;
  /** What `shown` is compared with; null where there is no other. */
  other: Proposal | null;
  /** A version that the address names and there is not. */
  missing: string | null;
}

/**
 * Reads from the address which version is shown, by default the newest, and with which it is compared: by default the
 * newest with the one before it, and any earlier one with the newest. `versions` are newest first; without one, null.
 */
export function chosenOf(versions: readonly Proposal[], search: URLSearchParams): Chosen | null {
  const [newest, before] = versions;
  if (!newest) return null;
  const named = (key: string) => versions.find(({ Version }) => String(Version) === search.get(key));
  const shown = named(SHOWN) ?? newest;
  const usual = shown === newest ? (before ?? null) : newest;
  const compared = named(COMPARED) ?? usual;
  const other = compared === shown ? usual : compared;
  return { shown, newest, other, missing: search.has(SHOWN) && !named(SHOWN) ? search.get(SHOWN) : null };
}

/** Two versions in the order in which they were sent. */
export const inOrder = (one: Proposal, other: Proposal) => (one.Version < other.Version ? [one, other] : [other, one]);
