import type { ChangeSet } from '@rodovia/shared/contracts/back-office';
import { formatInstant } from '@rodovia/shared/runtime';

/** Describes whether a change set can be undone, or was. */
export function stateOf({ Undone, LeftOut, Undoable }: ChangeSet): string {
  if (!Undone) return Undoable ? 'Pode ser desfeita' : 'Definitiva';
  return LeftOut > 0 ? 'Desfeita em parte' : 'Desfeita';
}

/** Describes the state of a change set, with who undid it and when. */
export function fullStateOf(set: ChangeSet): string {
  const { Undone, UndoneByName } = set;
  return Undone ? `${stateOf(set)} por ${UndoneByName || 'alguém'} em ${formatInstant(Undone)}` : stateOf(set);
}
