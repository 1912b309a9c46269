import { invalidate } from '@rodovia/shared/runtime';
import { Button } from '../button';
import { feedback } from '../feedback/feedback';
import { resourceOf } from '../resource';
import type { ChosenDeedsProps, CrudDefinition, CrudRow } from '../types';
import { offerUndo } from '../undo/undo-offer';
import { runAll } from './run-all';
import { removedOf, restoredOf } from './wording';

interface Props<T extends CrudRow> extends ChosenDeedsProps<T> {
  definition: Pick<CrudDefinition<T>, 'resource' | 'labels'>;
  busy: boolean;
  /** How many rows are done with; null while none is on the way. */
  onStep: (done: number | null) => void;
}

/** Deletes the chosen records that nothing needs, and offers to bring them back. */
export function RemoveDeed<T extends CrudRow>({ definition, chosen, busy, onStep, onDone, onUndone }: Props<T>) {
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
    const kept = new Set(refused.map(({ row }) => row));
    const gone = chosen.filter((row) => !kept.has(row));
    await invalidate(resource);
    onStep(null);
    onDone({ verb: 'excluir', tried: chosen.length, refused });
    if (gone.length > 0) offerUndo({ text: removedOf(gone.length, labels), undo: () => bringBack(gone) });
  };
  return (
    <Button danger disabled={busy} onClick={() => void remove()}>
      Excluir
    </Button>
  );
}
