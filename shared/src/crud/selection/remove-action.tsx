import { invalidate } from '@rodovia/shared/runtime';
import { Button } from '../button';
import { feedback } from '../feedback/feedback';
import { resourceOf } from '../resource';
import type { CrudDefinition, CrudRow, SelectionActionsProps } from '../types';
import { offerUndo } from '../undo/undo-offer';
import { runAll } from './run-all';
import { removedOf, restoredOf } from './texts';

interface Props<T extends CrudRow> extends SelectionActionsProps<T> {
  definition: Pick<CrudDefinition<T>, 'resource' | 'labels'>;
  busy: boolean;
  /** Called with the number of processed rows; null when finished. */
  onStep: (done: number | null) => void;
}

/** Deletes the selected records that are not in use, and offers to undo it. */
export function RemoveAction<T extends CrudRow>({ definition, chosen, busy, onStep, onDone, onUndone }: Props<T>) {
  const { resource, labels } = definition;
  const bringBack = async (rows: readonly T[]) => {
    const refused = await runAll(rows, ({ Code }) => resourceOf(resource).restore(Code));
    await invalidate(resource);
    const back = rows.length - refused.length;
    if (back > 0) feedback.done(restoredOf(back, labels));
    onUndone({ verb: 'restaurar', tried: rows.length, refused });
  };
  const remove = async () => {
    onStep(0);
    const refused = await runAll(chosen, (row) => resourceOf(resource).remove(row), onStep);
    const remaining = new Set(refused.map(({ row }) => row));
    const removed = chosen.filter((row) => !remaining.has(row));
    await invalidate(resource);
    onStep(null);
    onDone({ verb: 'excluir', tried: chosen.length, refused });
    if (removed.length > 0) offerUndo({ text: removedOf(removed.length, labels), undo: () => bringBack(removed) });
  };
  return (
    <Button danger disabled={busy} onClick={() => void remove()}>
      Excluir
    </Button>
  );
}
