import type { ChangeSet } from '@rodovia/shared/contracts/back-office';
import { formatInstant } from '@rodovia/shared/runtime';

/** Describes whether a change set can be undone, or who undid it. */
export function stateOf({ Undone, UndoneByName, LeftOut, Undoable }: ChangeSet): string {
  if (!Undone) return Undoable ? 'Pode ser desfeita' : 'Definitiva';
  return `Desfeita${LeftOut > 0 ? ' em parte' : ''} por ${UndoneByName || 'alguém'} em ${formatInstant(Undone)}`;
}
