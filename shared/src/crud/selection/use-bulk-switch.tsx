import { invalidate } from '@rodovia/shared/runtime';
import { useState } from 'react';
import { feedback } from '../feedback/feedback';
import { useSwitchQuestion } from '../feedback/use-switch-question';
import type { CrudDefinition, CrudRow, SelectionActionsProps } from '../types';
import { offerUndo } from '../undo/undo-offer';
import { revertStatus, setStatusOfAll } from './set-status';
import { backOf, questionOf, sameOf, switchedOf } from './texts';

type Switched<T extends CrudRow> = Pick<CrudDefinition<T>, 'resource' | 'labels' | 'nameOf' | 'SwitchOffQuestion'>;

/**
 * Activates or deactivates all selected records after one confirmation, and offers to undo it. Refused records stay
 * selected.
 */
export function useBulkSwitch<T extends CrudRow>(
  { resource, labels, nameOf, SwitchOffQuestion }: Switched<T>,
  { chosen, onDone, onUndone }: SelectionActionsProps<T>,
) {
  const [ask, holder] = useSwitchQuestion<T>(SwitchOffQuestion);
  const [done, setDone] = useState<number | null>(null);

  const takeBack = async (rows: readonly T[], verb: string) => {
    const refused = await revertStatus(resource, rows);
    await invalidate(resource);
    const back = rows.length - refused.length;
    if (back > 0) feedback.done(backOf(back, labels));
    onUndone({ verb, tried: rows.length, refused });
  };
  const run = async (active: boolean) => {
    const [verb, opposite] = active ? ['ativar', 'desativar'] : ['desativar', 'ativar'];
    const title = questionOf(verb, chosen.map(nameOf), labels);
    if (!(await ask(title, chosen, active))) return;
    setDone(0);
    const { changed, refused } = await setStatusOfAll(resource, chosen, active, setDone);
    await invalidate(resource);
    setDone(null);
    onDone({ verb, tried: chosen.length, refused });
    const same = chosen.length - changed.length - refused.length;
    if (changed.length > 0)
      offerUndo({ text: switchedOf(changed.length, labels), undo: () => takeBack(changed, opposite) });
    else if (same > 0) feedback.done(sameOf(same, labels));
  };
  return { run, done, holder };
}
