import type { Proposal } from '@rodovia/shared/contracts/proposals';

/** Query parameter of the shown version. */
export const SHOWN = 'versao';
export const COMPARED = 'comparar';

/** Which of a quotation's proposals are shown. */
export interface Chosen {
  shown: Proposal;
  /** The newest version. */
  newest: Proposal;
  /** Version that `shown` is compared with; null if there is no other. */
  other: Proposal | null;
  /** A requested version that does not exist. */
  missing: string | null;
}

/**
 * Reads from the address which version is shown (by default the newest) and which one it is compared with: by default
 * the previous one for the newest, the newest for earlier ones. `versions` are newest first; null if there are none.
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

/** Returns two versions in the order of sending. */
export const inOrder = (one: Proposal, other: Proposal) => (one.Version < other.Version ? [one, other] : [other, one]);
