import { invalidate } from '@rodovia/shared/runtime';
import { useState } from 'react';
import { feedback } from '../feedback/feedback';
import { useSwitchQuestion } from '../feedback/use-switch-question';
import { resourceOf } from '../resource';
import type { CrudDefinition, CrudRow, Outcome } from '../types';
import { runAll } from './run-all';
import type { Selection } from './use-selection';
import { countOf, questionOf } from './wording';

type Switched<T extends CrudRow> = Pick<CrudDefinition<T>, 'resource' | 'labels' | 'nameOf' | 'SwitchOffQuestion'>;

/** Switches all selected records on or off after one question; those that were refused stay selected. */
export function useBulkSwitch<T extends CrudRow>(
  { resource, labels, nameOf, SwitchOffQuestion }: Switched<T>,
  { chosen }: Pick<Selection<T>, 'chosen'>,
  onDone: (outcome: Outcome<T>) => void,
) {
  const [ask, holder] = useSwitchQuestion<T>(SwitchOffQuestion);
  const [done, setDone] = useState<number | null>(null);

  const run = async (active: boolean) => {
    const verb = active ? 'ativar' : 'desativar';
    const title = questionOf(verb, chosen.map(nameOf), labels);
    if (!(await ask(title, chosen, active))) return;
    setDone(0);
    const refused = await runAll(chosen, ({ Code }) => resourceOf(resource).setActive(Code, active), setDone);
    await invalidate(resource);
    setDone(null);
    const changed = chosen.length - refused.length;
    if (changed > 0) feedback.done(`Status de ${countOf(changed, labels)} atualizado com sucesso!`);
    onDone({ verb, tried: chosen.length, refused });
  };
  return { run, done, holder };
}
