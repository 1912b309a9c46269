import type { ReactNode } from 'react';
import { RemovalNote } from './removal-note';
import type { Removal } from './use-removal';

/** Returns the rows of a list, with a note in place of the removed one, if there is one. */
export function withRemovalNote(
  rows: ReactNode[],
  removal: Removal | null | undefined,
  className?: string,
): ReactNode[] {
  if (!removal) return rows;
  const note = (
    <li key="removed" className={className}>
      <RemovalNote removal={removal} />
    </li>
  );
  return [...rows.slice(0, removal.at), note, ...rows.slice(removal.at)];
}
