import type { ChangeSet } from '@rodovia/shared/contracts';
import { formatInstant } from '@rodovia/shared/runtime';

/** Whether a set can be taken back, or by whom it was. */
export function stateOf({ Undone, UndoneByName, LeftOut, Undoable }: ChangeSet): string {
  if (!Undone) return Undoable ? 'Pode ser desfeita' : 'Definitiva';
  return `Desfeita${LeftOut > 0 ? ' em parte' : ''} por ${UndoneByName || 'alguém'} em ${formatInstant(Undone)}`;
}
